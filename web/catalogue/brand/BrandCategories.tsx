import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { BrandCategories_brand$key } from '../../__generated__/BrandCategories_brand.graphql.ts';
import { wholeList } from '../list/list-state.rules.ts';
import { links } from '../list/ListHead.css.ts';
import { listSearch } from '../list/list-url.rules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './BrandCategories.css.ts';

/** The categories with most of a brand's products, each as a link filtered by the brand; nothing when they could not be loaded. */
export function BrandCategories({ brand }: { brand: BrandCategories_brand$key }) {
  const { name, slug, places } = useFragment(
    graphql`
      fragment BrandCategories_brand on Brand {
        name
        slug
        places: categories @catch(to: RESULT) {
          productCount
          category {
            id
            name
            path
          }
        }
      }
    `,
    brand,
  );
  const categories = places.ok ? (places.value ?? []) : [];
  if (categories.length < 2) return null;
  return (
    <nav aria-label={`${name} by category`}>
      <ul className={links}>
        {categories.map(({ productCount, category }) => (
          <li key={category.id}>
            <Link
              className={styles.category}
              to={category.path + listSearch({ ...wholeList, brands: slug ? [slug] : [] })}
            >
              {category.name}
              <span className={styles.count}>
                {productCount}
                <VisuallyHidden> products</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
