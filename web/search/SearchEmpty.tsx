import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { SearchEmpty_query$key } from '../__generated__/SearchEmpty_query.graphql.ts';
import { telLink } from '../shop/shop-context.ts';
import * as styles from './SearchPage.css.ts';

/** Help for a term that no product matches: other words, the departments, the shop's phone and email. */
export function SearchEmpty({ query, term }: { query: SearchEmpty_query$key; term: string }) {
  const { categories, shop } = useFragment(
    graphql`
      fragment SearchEmpty_query on Query {
        categories {
          id
          name
          path
        }
        shop {
          phone
          email
        }
      }
    `,
    query,
  );
  return (
    <div className={styles.empty}>
      <div className={styles.helps}>
        <output className={styles.nothing}>{`Oops.. No products found matching "${term}"`}</output>
        <ul className={styles.advice}>
          <li>Check your spelling, or try fewer, more general words.</li>
          <li>Search for the type of product first: “dimmer” rather than “2 gang brass push dimmer”.</li>
          <li>You can also search by product code, with or without the dashes.</li>
        </ul>
        <p className={styles.contact}>
          Still can’t find it? Call <a href={telLink(shop.phone)}>{shop.phone}</a>, or email{' '}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>.
        </p>
      </div>
      {categories && categories.length > 0 && (
        <nav className={styles.departments} aria-labelledby="search-departments">
          <h2 id="search-departments" className={styles.subheading}>
            Or browse a department
          </h2>
          <ul className={styles.links}>
            {categories.map(({ id, name, path }) => (
              <li key={id}>
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
