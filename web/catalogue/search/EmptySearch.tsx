import { useContext } from 'react';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { ContactLinks } from '../../ui/shop/ContactLinks.tsx';
import * as styles from './EmptySearch.css.ts';
import { contact, contactLink, subheading } from './SearchPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface EmptySearchProps {
  /** Null where none was searched for. */
  term: string | null;
}

export function EmptySearch({ term }: EmptySearchProps) {
  const shop = useContext(ShopContext);
  return (
    <div className={styles.empty}>
      <div className={styles.helps}>
        {term !== null && <output className={styles.nothing}>{`Oops.. No products found matching "${term}"`}</output>}
        <ul className={styles.advice}>
          <li className={styles.advicePoint}>Check your spelling, or try fewer, more general words.</li>
          <li className={styles.advicePoint}>Search for the type of product first, then filter by size or colour.</li>
          <li className={styles.advicePoint}>You can also search by product code, with or without the dashes.</li>
        </ul>
        {shop && (shop.phone || shop.email) && (
          <p className={contact}>
            Still can’t find it? Ask us: <ContactLinks shop={shop} className={contactLink} />.
          </p>
        )}
      </div>
      {shop && shop.categories.length > 0 && (
        <nav className={styles.departments} aria-labelledby="search-departments">
          <h2 id="search-departments" className={subheading}>
            Or browse a department
          </h2>
          <ul className={styles.links}>
            {shop.categories.map(({ name, path }) => (
              <li key={path}>
                <Link className={styles.departmentLink} to={path}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
