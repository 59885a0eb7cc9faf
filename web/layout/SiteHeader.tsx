import { memo, useRef, useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SiteHeader_query$key } from '../__generated__/SiteHeader_query.graphql.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { CategoryMenu } from './menu/CategoryMenu.tsx';
import { MobileMenu } from './menu/MobileMenu.tsx';
import { AnnouncementBar } from './announcements/AnnouncementBar.tsx';
import { Logo } from './Logo.tsx';
import { SearchForm } from './SearchForm.tsx';
import { telLink } from '../ui/shop/shop-context.ts';
import * as styles from './SiteHeader.css.ts';
import { Link } from '../framework/navigation/Link.tsx';

/** Hides on scrolling down and shows again on scrolling up. */
export const SiteHeader = memo(function SiteHeader({
  query: reference,
}: {
  query: SiteHeader_query$key | null | undefined;
}) {
  const query = useFragment(
    graphql`
      fragment SiteHeader_query on Query {
        shop {
          ...Logo_shop
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
        <div className={styles.logo}>
          <Logo shop={shop} />
        </div>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.actions}>
          {shop && shop.phone !== '' && (
            <a className={styles.call} href={telLink(shop.phone)} aria-label={`Call ${shop.phone}`}>
              <Icon name="phone" size={22} />
            </a>
          )}
          <Link className={styles.way} to="/saved-lists" aria-label="Saved lists">
            <Icon name="heart" size={24} />
          </Link>
          <Link className={styles.way} to="/account" aria-label="Account">
            <Icon name="user" size={24} />
          </Link>
          <CartButton />
        </div>
      </div>
      <CategoryMenu query={query} />
    </header>
  );
});

/** Shorter scrolls are ignored as jitter. */
const THRESHOLD_PIXELS = 6;

/** Sets `data-hidden` while the page scrolls down, and removes it on scrolling up. */
function useHidingHeader(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const element = header.current;
      if (!element) return;
      const now = Math.max(0, window.scrollY);
      const moved = now - last;
      if (Math.abs(moved) < THRESHOLD_PIXELS) return;
      last = now;
      element.toggleAttribute('data-hidden', moved > 0 && now > element.offsetHeight);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);
}
