import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { SiteFooter_query$key } from '../__generated__/SiteFooter_query.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { FOOTER_CATEGORIES_ID } from './menu/MobileMenu.tsx';
import { dialled } from './shop-context.ts';
import * as styles from './SiteFooter.css.ts';

const POPULAR_CATEGORIES = 6;

/** Ways on, ways to reach the shop, and who it is by law. Nothing without the graph. */
export function SiteFooter({ query }: { query: SiteFooter_query$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment SiteFooter_query on Query {
        shop {
          name
          phone
          email
          legalName
          companyNumber
          registeredOffice
          vatNumber
        }
        categories {
          name
          path
        }
      }
    `,
    query,
  );
  if (!data?.shop) return null;
  const { shop } = data;
  const categories = data.categories ?? [];
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.block}>
          <p className={styles.name}>{shop.name}</p>
          <p className={styles.words}>Lighting, switches and hardware for the things you touch every day.</p>
        </div>
        <nav className={styles.block} aria-labelledby="footer-links">
          <h2 className={styles.title} id="footer-links">
            Quick Links
          </h2>
          <ul className={styles.list}>
            <FooterLink name="Home" path="/" />
            <FooterLink name="Search" path="/search" />
          </ul>
        </nav>
        {categories.length > 0 && (
          <nav className={styles.block} aria-labelledby={FOOTER_CATEGORIES_ID}>
            <h2 className={styles.title} id={FOOTER_CATEGORIES_ID}>
              Popular Categories
            </h2>
            <ul className={styles.twoColumns}>
              {categories.slice(0, POPULAR_CATEGORIES).map(({ name, path }) => (
                <FooterLink key={path} name={name} path={path} />
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.block}>
          <h2 className={styles.title}>Contact</h2>
          <ul className={styles.list}>
            <li>
              <a className={styles.link} href={dialled(shop.phone)}>
                <Icon name="phone" size={18} />
                {shop.phone}
              </a>
            </li>
            <li>
              <a className={styles.link} href={`mailto:${shop.email}`}>
                <Icon name="mail" size={18} />
                {shop.email}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.legal}>
        <div className={`${container} ${styles.legalRow}`}>
          <p>© {shop.legalName}. All prices in pounds sterling.</p>
          <p>
            Registered in England and Wales, company number {shop.companyNumber}. Registered office: {shop.registeredOffice}. VAT number {shop.vatNumber}.
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ name, path }: { name: string; path: string }) {
  return (
    <li>
      <Link className={styles.link} to={path}>
        {name}
      </Link>
    </li>
  );
}
