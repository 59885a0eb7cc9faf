import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CategoryChildren_category$key } from '../../__generated__/CategoryChildren_category.graphql.ts';
import { links } from '../list/ListHead.css.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import * as styles from './CategoryChildren.css.ts';

/** The links that phones show before the row is swiped. */
const EAGER_LINKS = 3;

/** Links to the subcategories of a category, with their pictures. */
export function CategoryChildren({ category: reference }: { category: CategoryChildren_category$key }) {
  const { name, children } = useFragment(
    graphql`
      fragment CategoryChildren_category on Category {
        name
        children {
          id
          name
          path
          image {
            ...ShopImage_image
          }
        }
      }
    `,
    reference,
  );
  return (
    <nav aria-label={`Categories in ${name}`}>
      <ul className={links}>
        {children.map((child, index) => (
          <li key={child.id} className={styles.child}>
            <div className={styles.picture}>
              <ShopImage image={child.image ?? null} sizes="44px" eager={index < EAGER_LINKS} decorative />
            </div>
            <Link className={styles.link} to={child.path}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
