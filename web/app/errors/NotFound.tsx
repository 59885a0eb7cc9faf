import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from '../../layout/ErrorMessage.css.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import { ShopContext, telLink } from '../../ui/shop/shop-context.ts';
import { EmptySearch } from '../../catalogue/search/EmptySearch.tsx';
import { searchPath } from '../../catalogue/search/search.rules.ts';
import { termOfPath } from './missing-path.rules.ts';

const MOVED =
  'It may have moved, or there may be a typo in the address. Search for what you need, or start with a department.';

interface NotFoundProps {
  /** Says which URL was not found. */
  message?: string | null;
  /** The path of the list's first page, when the URL is past the end of a list. */
  firstPage?: string | null;
}

/** The 404 page. */
export function NotFound({ message = null, firstPage = null }: NotFoundProps) {
  const { pathname } = useLocation();
  const term = termOfPath(pathname);
  const isOrder = pathname.startsWith('/order/');
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title="404 - Page not found" robots="noindex" />
      <LampOff />
      <p className={styles.label}>404 - Page not found</p>
      <h1 className={styles.title}>Uh oh! We can’t seem to find the page you’re looking for.</h1>
      {isOrder ? <OrderLinkHelp /> : <p className={styles.words}>{MOVED}</p>}
      {message && (
        // The server normalises the URL before routing, and the browser does not, so the two may differ.
        <p className={styles.address} suppressHydrationWarning>
          {message}
        </p>
      )}
      {firstPage && (
        <p className={styles.words}>
          This list has fewer pages than that: <Link to={firstPage}>go to the first page</Link>.
        </p>
      )}
      <div className={styles.search}>
        <SearchForm label="Search for what you need" />
        {term && (
          <p className={styles.words}>
            Or{' '}
            <Link to={searchPath(term)} rel="nofollow">
              search for “{term}”
            </Link>
            .
          </p>
        )}
      </div>
      <div className={styles.help}>
        <EmptySearch term={null} />
      </div>
    </div>
  );
}

/** An order's page opens by a secret key, which a link that was shortened or copied in part lacks. */
function OrderLinkHelp() {
  const shop = useContext(ShopContext);
  return (
    <p className={styles.words}>
      This link doesn’t open an order: part of it may be missing. Open the link in your confirmation email again, or
      copy all of it. If you ordered with an account, you’ll find it in <Link to="/account/orders">your orders</Link>.
      {shop?.phone && (
        <>
          {' '}
          You can also call us on <a href={telLink(shop.phone)}>{shop.phone}</a>.
        </>
      )}
    </p>
  );
}

/** Decoration: a lamp with its plug pulled out – a British plug from the side, the longer earth pin above the other two. */
function LampOff() {
  return (
    <svg
      width="220"
      height="150"
      viewBox="0 0 220 150"
      fill="none"
      stroke="#B8954E"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M70 20h40l16 44H54z" fill="#F3EFE7" />
      <path d="M90 64v58M68 130c0-5 10-8 22-8s22 3 22 8z" fill="#F3EFE7" />
      <path d="M98 64v12" stroke="#86642A" />
      <circle cx="98" cy="78" r="2" fill="#86642A" stroke="none" />
      <path d="M112 128c16 4 22-10 36-8 12 2 8 14 18 14" stroke="currentColor" />
      <g stroke="currentColor">
        <path d="M180 102h8v26h-8a5 5 0 0 1-5-5v-16a5 5 0 0 1 5-5z" fill="#FBF9F5" />
        <path d="M188 107.5h13M188 121.5h9" strokeWidth="4" strokeLinecap="butt" />
        <path d="M179 128v2q0 4-4 4h-2" />
      </g>
      <path d="M20 140h180" strokeOpacity=".4" />
    </svg>
  );
}
