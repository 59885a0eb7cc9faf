import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CategoryChildren_category$key } from '../__generated__/CategoryChildren_category.graphql.ts';
import { ShopImage } from '../image/ShopImage.tsx';
import * as styles from './CategoryChildren.css.ts';

/** The tiles that phones show before the row is swiped. */
const EAGER_TILES = 3;

const SIZES = '(min-width: 768px) 140px, 40px';

/** The subcategories of a category, as picture tiles. */
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
      <ul className={styles.tiles}>
        {children.map((child, index) => (
          <li key={child.id} className={styles.tile}>
            <div className={styles.picture}>
              <ShopImage image={child.image ?? null} sizes={SIZES} eager={index < EAGER_TILES} decorative />
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
