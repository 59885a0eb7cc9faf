import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { container } from '../../ui/Container.css.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import * as styles from '../../layout/ErrorMessage.css.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import { ShopContext, telLink } from '../../ui/shop/shop-context.ts';
import { EmptySearch } from '../../catalogue/search/EmptySearch.tsx';
import { searchPath } from '../../catalogue/search/search.rules.ts';
import { termOfPath } from './missing-path.rules.ts';
import { Link } from '../navigation/Link.tsx';

const MOVED =
  'It may have moved, or there may be a typo in the address. Search for what you need, or start with a department.';

const UNSHARED = 'Ask the person who sent it.';

interface NotFoundProps {
  /** Says which URL was not found. */
  message?: string | null;
  /** Given when the URL is past the end of a list. */
  firstPage?: string | null;
}

export function NotFound({ message = null, firstPage = null }: NotFoundProps) {
  const { pathname } = useLocation();
  const term = termOfPath(pathname);
  const isOrder = pathname.startsWith('/order/');
  const isSharedList = pathname.startsWith('/shared-lists/');
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title="404 - Page not found" robots="noindex" />
      <Drawing of="magnifier" />
      <p className={styles.label}>404 - Page not found</p>
      <h1 className={styles.title}>
        {isSharedList ? 'This list is no longer shared.' : 'Uh oh! We can’t seem to find the page you’re looking for.'}
      </h1>
      {isOrder ? <OrderLinkHelp /> : <p className={styles.words}>{isSharedList ? UNSHARED : MOVED}</p>}
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
            Or <Link to={searchPath(term)} rel="nofollow">{`search for “${term}”`}</Link>.
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
        <span>
          {' '}
          You can also call us on <a href={telLink(shop.phone)}>{shop.phone}</a>.
        </span>
      )}
    </p>
  );
}
