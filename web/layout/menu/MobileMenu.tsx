import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router';
import type { MobileMenu_query$data, MobileMenu_query$key } from '../../__generated__/MobileMenu_query.graphql.ts';
import { AccountButtons } from '../../account/AccountButtons.tsx';
import { ALL_BRANDS } from '../../brand/brands.data.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './MobileMenu.css.ts';
import { MENU_PAGES } from './menu-pages.data.ts';
import { telLink } from '../../shop/shop-context.ts';

/** The id of the footer's categories, which are the menu of a browser without scripts. */
export const FOOTER_CATEGORIES_ID = 'footer-categories';

/** The whole category tree in a drawer, for small screens. It closes on navigation. */
export function MobileMenu({ query }: { query: MobileMenu_query$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment MobileMenu_query on Query {
        shop {
          phone
          email
        }
        brands {
          name
          path
        }
        categories {
          name
          path
          children {
            name
            path
            children {
              name
              path
            }
          }
        }
      }
    `,
    query,
  );
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (!data) return null;
  return (
    <>
      <button
        type="button"
        className={styles.scripted}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" size={24} />
      </button>
      <a className={styles.unscripted} href={`#${FOOTER_CATEGORIES_ID}`} aria-label="Categories">
        <Icon name="menu" size={24} />
      </a>
      <Dialog open={openAt === key} onClose={() => setOpenAt(null)} title="Menu" side="left">
        <div className={styles.menu}>
          <nav aria-label="Categories">
            {data.categories?.map((category) => (
              <Category key={category.path} category={category} />
            ))}
            <Brands brands={data.brands ?? []} />
            {MENU_PAGES.map(({ name, path }) => (
              <Link key={path} className={styles.topLink} to={path}>
                {name}
              </Link>
            ))}
          </nav>
          <div className={styles.account}>
            <AccountButtons />
          </div>
          {data.shop && (
            <div className={styles.contact}>
              Questions, or a trade order?
              <a className={styles.contactLink} href={telLink(data.shop.phone)}>
                <Icon name="phone" /> {data.shop.phone}
              </a>
              <a className={styles.contactLink} href={`mailto:${data.shop.email}`}>
                <Icon name="mail" /> {data.shop.email}
              </a>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

function Brands({ brands }: { brands: NonNullable<MobileMenu_query$data['brands']> }) {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return (
    <Branch name={ALL_BRANDS.name}>
      <Link className={styles.link} to={ALL_BRANDS.path}>
        All brands
      </Link>
      {sorted.map(({ name, path }) => (
        <Link key={path} className={styles.link} to={path}>
          {name}
        </Link>
      ))}
    </Branch>
  );
}

type TopCategory = NonNullable<MobileMenu_query$data['categories']>[number];

function Category({ category: { name, path, children } }: { category: TopCategory }) {
  if (children.length === 0) {
    return (
      <Link className={styles.topLink} to={path}>
        {name}
      </Link>
    );
  }
  return (
    <Branch name={name}>
      <Link className={styles.link} to={path}>
        All {name}
      </Link>
      {children.map((child) => (
        <Subcategory key={child.path} category={child} />
      ))}
    </Branch>
  );
}

function Subcategory({ category: { name, path, children } }: { category: TopCategory['children'][number] }) {
  if (children.length === 0) {
    return (
      <Link className={styles.link} to={path}>
        {name}
      </Link>
    );
  }
  return (
    <Branch name={name} isInner>
      <Link className={styles.link} to={path}>
        All {name}
      </Link>
      {children.map((child) => (
        <Link key={child.path} className={styles.link} to={child.path}>
          {child.name}
        </Link>
      ))}
    </Branch>
  );
}

/** A collapsible part of the menu. Its links render on first opening, because the whole tree has hundreds and would delay the drawer. */
function Branch({ name, isInner = false, children }: { name: string; isInner?: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={isInner ? undefined : styles.details}>
      {/* The click comes before the browser opens the element, so the links are rendered by then. */}
      <summary className={isInner ? styles.innerSummary : styles.summary} onClick={() => setWasOpened(true)}>
        {name}
        <Mark />
      </summary>
      {wasOpened && <div className={styles.inner}>{children}</div>}
    </details>
  );
}

function Mark() {
  return (
    <span className={styles.mark}>
      <Icon name="chevronDown" />
    </span>
  );
}
