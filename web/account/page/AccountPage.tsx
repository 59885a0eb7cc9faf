import { graphql } from 'react-relay/hooks';
import { useParams } from 'react-router';
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { LoadedPart } from '../../ui/LoadedPart.tsx';
import { container } from '../../ui/Container.css.ts';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import { TRADE_PAGE } from '../../ui/shop/trade-page.data.ts';
import { useLogOut } from '../useLogOut.ts';
import { AccountContents } from './AccountContents.tsx';
import * as styles from './AccountPage.css.ts';
import { elsewhere, sections } from './sections.data.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { useIsMounted } from '../../browser/useIsMounted.ts';

/** The server sends the same HTML to everyone; the customer's data loads in the browser. */
export function AccountPage() {
  const query = usePage<AccountPageQuery>(graphql`
    query AccountPageQuery @throwOnFieldError {
      shop {
        listsStockAlerts
      }
      ...AccountAddresses_query
    }
  `);
  const { section: named } = useParams();
  const section = sections.find(({ id }) => id === (named ?? 'details')) ?? sections[0];
  const isInBrowser = useIsMounted();
  const { logOut, isLeaving } = useLogOut();
  return (
    <div className={`${container} ${styles.page}`}>
      <title>{section.id === 'details' ? 'My account' : `My account: ${section.title}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>My account</h1>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label="Account">
          {sections.map(
            ({ id, title, path }) =>
              (id !== 'alerts' || query.shop.listsStockAlerts) && (
                <Link
                  key={id}
                  className={styles.navLink}
                  to={path}
                  aria-current={id === section.id ? 'page' : undefined}
                >
                  {title}
                </Link>
              ),
          )}
          {elsewhere.map(({ title, path }) => (
            <Link key={path} className={styles.navLink} to={path}>
              {title}
            </Link>
          ))}
          <IfPage path={TRADE_PAGE.path}>
            <Link className={styles.navLink} to={TRADE_PAGE.path}>
              {TRADE_PAGE.title}
            </Link>
          </IfPage>
          <button type="button" className={styles.navLink} aria-disabled={isLeaving} onClick={logOut}>
            Log out
          </button>
        </nav>
        <div className={styles.contents}>
          {isInBrowser ? (
            <LoadedPart
              message="We can’t show your account right now."
              fallback={<p className={styles.note}>Loading your account…</p>}
            >
              {(attempt) => <AccountContents key={section.id} section={section.id} attempt={attempt} query={query} />}
            </LoadedPart>
          ) : (
            <noscript>
              <p>
                Your account needs JavaScript. You can also call or email us: you’ll find our details at the bottom of
                this page.
              </p>
            </noscript>
          )}
        </div>
      </div>
    </div>
  );
}
