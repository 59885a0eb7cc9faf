import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CategorySiblings_category$key } from '../../__generated__/CategorySiblings_category.graphql.ts';
import * as styles from './CategorySiblings.css.ts';

/** Links to the sibling categories; none for a top category, whose siblings are in the header. */
export function CategorySiblings({ category: reference }: { category: CategorySiblings_category$key }) {
  const { name, path, breadcrumb, siblings } = useFragment(
    graphql`
      fragment CategorySiblings_category on Category {
        name
        path
        breadcrumb {
          name
          path
        }
        siblings {
          id
          name
          path
        }
      }
    `,
    reference,
  );
  const parent = breadcrumb.at(-2);
  if (!parent || siblings.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={`More in ${parent.name}`}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={parent.path}>
            All {parent.name}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={path} aria-current="page">
            {name}
          </Link>
        </li>
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <Link className={styles.link} to={sibling.path}>
              {sibling.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
