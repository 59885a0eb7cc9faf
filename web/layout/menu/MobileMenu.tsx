import { use, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigation } from 'react-router';
import type { MobileMenu_query$key } from '../../__generated__/MobileMenu_query.graphql.ts';
import { AccountButtons } from '../../account/AccountButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { MenuBranch } from './MenuBranch.tsx';
import * as styles from './MobileMenu.css.ts';
import { menuEntries } from './menu-entries.rules.ts';
import { ShopContext, contactWays } from '../../ui/shop/shop-context.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** The footer's categories are the menu of a browser without scripts. */
export const FOOTER_CATEGORIES_ID = 'footer-categories';

/** For small screens. Closes on navigation. */
export function MobileMenu({ query }: { query: MobileMenu_query$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment MobileMenu_query on Query {
        shop {
          phone
          email
        }
        categories {
          name
          path
          hasChildren
        }
      }
    `,
    query,
  );
  const pages = use(ShopContext)?.pages;
  const { isOpen, open, close } = useOpenMenu();
  const environment = useRelayEnvironment();
  const [lazy, needLinks] = useLazyModule(async () => {
    const { FinishLinks, MenuLinks, loadMenuTree } = await import('./MenuLinks.tsx');
    return { FinishLinks, MenuLinks, tree: await loadMenuTree(environment) };
  });
  if (!data) return null;
  return (
    <>
      <button
        type="button"
        className={styles.scripted}
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={needLinks}
        onFocus={needLinks}
        onClick={() => {
          needLinks();
          open();
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      <a className={styles.unscripted} href={`#${FOOTER_CATEGORIES_ID}`} aria-label="Categories">
        <Icon name="menu" size={24} />
      </a>
      <Dialog open={isOpen} onClose={close} title="Menu" side="left">
        <div className={styles.menu}>
          <nav aria-label="Categories">
            {menuEntries(data.categories ?? [], pages).map(({ name, path, all }) =>
              all ? (
                <MenuBranch key={path} name={name} onOpen={needLinks}>
                  <Link className={styles.link} to={path}>
                    {all}
                  </Link>
                  {lazy && <lazy.MenuLinks path={path} tree={lazy.tree} />}
                </MenuBranch>
              ) : (
                <Link key={path} className={styles.topLink} to={path}>
                  {name}
                </Link>
              ),
            )}
            {lazy && <lazy.FinishLinks tree={lazy.tree} />}
          </nav>
          <div className={styles.account}>
            <AccountButtons />
          </div>
          {data.shop && <MenuContact shop={data.shop} />}
        </div>
      </Dialog>
    </>
  );
}

/** Closes at the press of a link, before its page is there, and stays closed when Back cancels that. */
function useOpenMenu() {
  const { key, pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt && next !== undefined && next !== pathname) setOpenAt(null);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}

function MenuContact({ shop }: { shop: Parameters<typeof contactWays>[0] }) {
  const ways = contactWays(shop);
  if (ways.length === 0) return null;
  return (
    <div className={styles.contact}>
      Questions or a large order?
      {ways.map(({ icon, href, text }) => (
        <a key={icon} className={styles.contactLink} href={href}>
          <Icon name={icon} /> <span>{text}</span>
        </a>
      ))}
    </div>
  );
}
