import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PageMeta } from '../meta/PageMeta.tsx';
import { size, tone } from '../ui/Button.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import * as styles from './ErrorMessage.css.ts';
import { dialled, ShopContext } from './shop-context.ts';

/** What stands in a page's place while the shop cannot answer. */
export function ShopDown() {
  const shop = useContext(ShopContext);
  const { pathname, search } = useLocation();
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title="We will be right back" robots="noindex" />
      <svg width="160" height="150" viewBox="0 0 160 150" fill="none" stroke="#B8954E" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <rect x="35" y="15" width="90" height="120" rx="3" fill="#F3EFE7" />
        <rect x="62" y="45" width="36" height="60" rx="2" fill="#FBF9F5" />
        <path d="M62 75h36M65 78l3 24h24l3-24" />
        <circle cx="80" cy="28" r="3.5" />
        <circle cx="80" cy="122" r="3.5" />
        <path d="M78 29.5l4-3M77.5 122h5" />
      </svg>
      <h1 className={styles.title}>The lights are out for a moment</h1>
      <p className={styles.words}>
        The shop cannot answer just now. Nothing in your basket is lost. Please try again in a little while
        {shop ? ', or call or e-mail us and we will help you directly.' : '.'}
      </p>
      <div className={styles.actions}>
        {/* The whole page again: whatever broke, the server decides anew. */}
        <ButtonLink tone="primary" to={pathname + search} reloadDocument>
          Try again
        </ButtonLink>
        {shop && (
          <a className={`${tone.secondary} ${size.medium}`} href={dialled(shop.phone)}>
            Call {shop.phone}
          </a>
        )}
      </div>
    </div>
  );
}
