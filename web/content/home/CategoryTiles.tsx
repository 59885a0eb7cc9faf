import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CategoryTiles_query$key } from '../../__generated__/CategoryTiles_query.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './CategoryTiles.css.ts';
import * as section from './Section.css.ts';

const TILES = 6;
const NAMED_CHILDREN = 4;

/** The top categories as large pictures. */
export function CategoryTiles({ query }: { query: CategoryTiles_query$key }) {
  const { categories } = useFragment(
    graphql`
      fragment CategoryTiles_query on Query {
        categories {
          name
          path
          image {
            ...ShopImage_image @arguments(isMedium: true)
          }
          children {
            name
          }
        }
      }
    `,
    query,
  );
  if (!categories || categories.length === 0) return null;
  return (
    <section className={`${container} ${section.section}`} aria-labelledby="home-categories">
      <h2 className={section.title} id="home-categories">
        Shop by category
      </h2>
      <ul className={styles.tiles}>
        {categories.slice(0, TILES).map(({ name, path, image, children }) => (
          <li key={path} className={styles.tile}>
            <div className={styles.picture}>
              <div className={styles.zoom}>
                <ShopImage image={image} sizes="(min-width: 1320px) 400px, (min-width: 1024px) 31vw, 48vw" decorative />
              </div>
            </div>
            <div className={styles.label}>
              <h3 className={styles.name}>
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </h3>
              {children.length > 0 && (
                <p className={styles.inside}>
                  {children
                    .slice(0, NAMED_CHILDREN)
                    .map((child) => child.name)
                    .join(' · ')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
