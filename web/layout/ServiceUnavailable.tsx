import { useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { mayBeOnline } from '../browser/online.ts';
import { PageMeta } from '../ui/meta/PageMeta.tsx';
import { sizes, tone } from '../ui/Button.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import { Drawing } from '../ui/Drawing.tsx';
import * as styles from './ErrorMessage.css.ts';
import { telLink, ShopContext } from '../ui/shop/shop-context.ts';

function onConnectionChange(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}

/** The page shown while the shop API cannot answer, or while the browser has no connection. */
export function ServiceUnavailable() {
  const shop = useContext(ShopContext);
  const { pathname, search } = useLocation();
  const isOnline = useSyncExternalStore(onConnectionChange, mayBeOnline, () => true);
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={isOnline ? 'We’ll be right back' : 'You’re offline'} robots="noindex" />
      <Drawing of="sign" />
      <h1 className={styles.title}>{isOnline ? 'We’ll be right back' : 'You’re offline'}</h1>
      <p className={styles.words}>
        {isOnline
          ? `Our shop is temporarily unavailable, but your basket is safe. Please try again in a few minutes${shop?.phone || shop?.email ? ', or get in touch and we’ll help.' : '.'}`
          : 'This page needs a connection. Your basket is kept on this device. Please check your connection, then try again.'}
      </p>
      <div className={styles.actions}>
        {/* A document load, so that the server decides the status again. */}
        <ButtonLink tone="primary" to={pathname + search} reloadDocument>
          Try again
        </ButtonLink>
        {shop?.phone && (
          <a className={`${tone.secondary} ${sizes.medium}`} href={telLink(shop.phone)}>
            {`Call ${shop.phone}`}
          </a>
        )}
      </div>
    </div>
  );
}
