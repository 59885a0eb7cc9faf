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

const OFFLINE = [
  'You’re offline',
  'This page needs a connection. Your basket is kept on this device. Please check your connection, then try again.',
] as const;

const UNDRAWN = [
  'Your browser couldn’t show this page',
  'A translation or an extension may have changed it. Try again, or turn them off for our shop. Your basket is safe.',
] as const;

const awayWords = (isReachable: boolean) =>
  [
    'We’ll be right back',
    'Our shop is temporarily unavailable, but your basket is safe. Please try again in a few minutes' +
      (isReachable ? ', or get in touch and we’ll help.' : '.'),
  ] as const;

/** The shop API cannot answer, the browser has no connection or, where `isUndrawn`, cannot show the page. */
export function ServiceUnavailable({ isUndrawn = false }: { isUndrawn?: boolean }) {
  const shop = useContext(ShopContext);
  const { pathname, search } = useLocation();
  const isOnline = useSyncExternalStore(onConnectionChange, mayBeOnline, () => true);
  const [title, words] = isUndrawn ? UNDRAWN : isOnline ? awayWords(Boolean(shop?.phone || shop?.email)) : OFFLINE;
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={title} robots="noindex" />
      <Drawing of="sign" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{words}</p>
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
