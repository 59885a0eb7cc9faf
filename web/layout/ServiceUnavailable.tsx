import { useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { mayBeOnline } from '../browser/online.ts';
import { PageMeta } from '../ui/meta/PageMeta.tsx';
import { sizes, tone } from '../ui/Button.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
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
      <SwitchOff />
      <h1 className={styles.title}>{isOnline ? 'The lights are out for a moment' : 'You’re offline'}</h1>
      <p className={styles.words}>
        {isOnline
          ? `Our shop is temporarily unavailable, but your basket is safe. Please try again in a few minutes${shop ? ', or call or email us and we’ll help.' : '.'}`
          : 'This page needs a connection. Your basket is kept on this device. Please check your connection, then try again.'}
      </p>
      <div className={styles.actions}>
        {/* A document load, so that the server decides the status again. */}
        <ButtonLink tone="primary" to={pathname + search} reloadDocument>
          Try again
        </ButtonLink>
        {shop && (
          <a className={`${tone.secondary} ${sizes.medium}`} href={telLink(shop.phone)}>
            Call {shop.phone}
          </a>
        )}
      </div>
    </div>
  );
}

/** Decoration: a British light switch, off – an 86 mm square plate, screws left and right, the rocker pressed at the top. */
function SwitchOff() {
  return (
    <svg
      width="150"
      height="150"
      viewBox="0 0 150 150"
      fill="none"
      stroke="#B8954E"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="15" y="15" width="120" height="120" rx="4" fill="#F3EFE7" />
      <rect x="60" y="51" width="30" height="48" rx="2" fill="#FBF9F5" />
      <path d="M60 75h30M63 72l2-17h20l2 17" />
      <circle cx="31" cy="75" r="3.5" />
      <circle cx="119" cy="75" r="3.5" />
      <path d="M29 76.5l4-3M116.5 75h5" />
    </svg>
  );
}
