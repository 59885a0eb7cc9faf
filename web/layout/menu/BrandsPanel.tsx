import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { BrandsPanel_query$key } from '../../__generated__/BrandsPanel_query.graphql.ts';
import { ALL_BRANDS } from '../../catalogue/brand/brands.data.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CategoryPanel.css.ts';

/** Every brand from A to Z, in columns. */
export function BrandsPanel({ query }: { query: BrandsPanel_query$key }) {
  const { brands } = useFragment(
    graphql`
      fragment BrandsPanel_query on Query {
        brands {
          name
          path
        }
      }
    `,
    query,
  );
  const sorted = (brands ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return (
    <div className={`${container} ${styles.wide}`}>
      <ul className={styles.columns}>
        {sorted.map(({ name, path }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={ALL_BRANDS.path}>
        All brands
        <Icon name="arrowRight" size={18} />
      </Link>
    </div>
  );
}
