import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { BrandRow_query$key } from '../../__generated__/BrandRow_query.graphql.ts';
import { container } from '../../ui/Container.css.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './BrandRow.css.ts';

const BRANDS = 8;

/** A row of brands as wordmarks. */
export function BrandRow({ query }: { query: BrandRow_query$key }) {
  const { brands } = useFragment(
    graphql`
      fragment BrandRow_query on Query {
        brands {
          name
          path
        }
      }
    `,
    query,
  );
  if (!brands || brands.length === 0) return null;
  return (
    <section className={container} aria-labelledby="home-brands">
      <h2 className={hidden} id="home-brands">
        Brands we sell
      </h2>
      <ul className={styles.row}>
        {brands.slice(0, BRANDS).map(({ name, path }, index) => (
          <li key={name} className={index % 2 === 0 ? styles.serif : styles.sans}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
