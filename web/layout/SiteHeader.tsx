import { memo, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { SiteHeader_query$key } from '../__generated__/SiteHeader_query.graphql.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { CategoryMenu } from './menu/CategoryMenu.tsx';
import { useHidingHeader } from './hiding-header.ts';
import { MobileMenu } from './menu/MobileMenu.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { SearchForm } from './SearchForm.tsx';
import { telLink } from '../shop/shop-context.ts';
import * as styles from './SiteHeader.css.ts';

/** The shop's name when the graph cannot be reached. */
const FALLBACK_NAME = 'Lumen & Latch';

/** The header: announcement bar, logo, search, cart and categories. It hides on scrolling down and shows again on scrolling up. */
export const SiteHeader = memo(function SiteHeader({
  query: reference,
}: {
  query: SiteHeader_query$key | null | undefined;
}) {
  const query = useFragment(
    graphql`
      fragment SiteHeader_query on Query {
        shop {
          name
          phone
        }
        ...AnnouncementBar_query
        ...CategoryMenu_query
        ...MobileMenu_query
      }
    `,
    reference,
  );
  const header = useRef<HTMLElement>(null);
  useHidingHeader(header);
  const shop = query?.shop;
  return (
    <header ref={header} className={styles.header}>
      <AnnouncementBar query={query} />
      <div className={`${container} ${styles.row}`}>
        <div className={styles.menu}>
          <MobileMenu query={query} />
        </div>
        <Link className={styles.logo} to="/">
          <Mark />
          {shop?.name ?? FALLBACK_NAME}
        </Link>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.actions}>
          {shop && (
            <a className={styles.call} href={telLink(shop.phone)} aria-label={`Call ${shop.phone}`}>
              <Icon name="phone" size={22} />
            </a>
          )}
          <CartButton />
        </div>
      </div>
      <CategoryMenu query={query} />
    </header>
  );
});

/** The logo: a pendant lamp with its pool of light. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 32" fill="none" aria-hidden="true">
      <path d="M14 0v8" stroke="#86642A" strokeWidth="1.4" />
      <path d="M11.8 7.6h4.4l.7 3.2h-5.8z" fill="#86642A" />
      <path d="M2 22.4C2.9 15.6 7.6 10.8 14 10.800s11.1 4.8 12 11.600z" fill="#1F3A2E" />
      <path d="M5.8 20c1-4 3.2-6.4 6.2-7.4" stroke="#7C998A" strokeWidth="1.1" strokeLinecap="round" />
      <ellipse cx="14" cy="22.5" rx="12" ry="1.9" fill="#E9C678" />
      <path d="M7 28.400h14M10 31.200h8" stroke="#B8954E" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  );
}
