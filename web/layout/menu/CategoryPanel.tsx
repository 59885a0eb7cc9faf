import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CategoryPanel_category$key } from '../../__generated__/CategoryPanel_category.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CategoryPanel.css.ts';

/** The two levels below a top category, and its picture. */
export function CategoryPanel({ category }: { category: CategoryPanel_category$key }) {
  const { name, path, image, children } = useFragment(
    graphql`
      fragment CategoryPanel_category on Category {
        name
        path
        image {
          ...ShopImage_image @arguments(isMedium: true)
        }
        children {
          name
          path
          children {
            name
            path
          }
        }
      }
    `,
    category,
  );
  return (
    <div className={`${container} ${styles.inner}`}>
      <ul className={styles.columns}>
        {children.map((child) => (
          <li key={child.path} className={styles.group}>
            <Link className={styles.groupLink} to={child.path}>
              {child.name}
            </Link>
            {child.children.length > 0 && (
              <ul className={styles.links}>
                {child.children.map((grandchild) => (
                  <li key={grandchild.path}>
                    <Link className={styles.link} to={grandchild.path}>
                      {grandchild.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Link className={styles.feature} to={path}>
        <span className={styles.picture}>
          <ShopImage image={image} sizes="260px" eager />
        </span>
        <span className={styles.all}>
          All {name}
          <Icon name="arrowRight" size={18} />
        </span>
      </Link>
    </div>
  );
}
