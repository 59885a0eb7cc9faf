import { graphql, useFragment } from 'react-relay/hooks';
import type { MenuFinishes_query$key } from '../../__generated__/MenuFinishes_query.graphql.ts';
import { FinishColour } from '../../catalogue/finish/FinishColour.tsx';
import { FINISHES } from '../../catalogue/finish/finishes.data.ts';
import * as styles from './MenuFinishes.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface MenuFinishesProps {
  query: MenuFinishes_query$key;
  /** Shows only the most frequent. Defaults to all. */
  limit?: number;
}

/** Nothing for a shop without finishes, and when they cannot be fetched. */
export function MenuFinishes({ query, limit }: MenuFinishesProps) {
  const finishes = useFinishes(query);
  if (finishes.length === 0) return null;
  return (
    <ul className={styles.finishes} aria-label="Finishes">
      {finishes.slice(0, limit).map(({ name, path, swatch }) => (
        <li key={path}>
          <Link className={styles.finish} to={path}>
            <FinishColour className={styles.disc} swatch={swatch} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.finish} to={FINISHES.path}>
          All finishes
        </Link>
      </li>
    </ul>
  );
}

/** The most frequent first; none when they cannot be fetched. */
export function useFinishes(query: MenuFinishes_query$key) {
  const { finishes } = useFragment(
    graphql`
      fragment MenuFinishes_query on Query {
        finishes @catch(to: NULL) {
          name
          path
          swatch {
            colour
            edge
            surface
          }
        }
      }
    `,
    query,
  );
  return finishes ?? [];
}
