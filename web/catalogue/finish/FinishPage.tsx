import { graphql } from 'react-relay/hooks';
import type { FinishPageQuery } from '../../__generated__/FinishPageQuery.graphql.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { CompareSlot } from '../product/compare/CompareSlot.tsx';
import { foot } from '../product/compare/ComparePill.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { productCards } from '../product/ProductCard.tsx';
import { ProductShelf } from '../product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../product/shelf/sizes.data.ts';
import { usePage } from '../../framework/page/page.ts';
import { container } from '../../ui/Container.css.ts';
import { FinishColour } from './FinishColour.tsx';
import { filteredPath, makersSummary } from './finish.rules.ts';
import { FINISHES } from './finishes.data.ts';
import * as styles from './FinishPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** A finish across the shop: what each maker calls it, and its products by department. */
export function FinishPage() {
  const { finish } = usePage<FinishPageQuery>(graphql`
    query FinishPageQuery($slug: String!) @throwOnFieldError @raw_response_type {
      finish(slug: $slug) {
        name
        path
        swatch {
          colour
          edge
          surface
        }
        makers {
          brand {
            name
          }
          names
        }
        departments {
          names
          productCount
          category {
            name
            path
          }
          products(first: 5) {
            product {
              id
              ...ProductCard_product
            }
            matchingVariant {
              ...ProductCard_variant
            }
          }
        }
      }
    }
  `);
  if (!finish) return null;
  const { name, path, swatch, makers, departments } = finish;
  const trail = [FINISHES, { name, path }];
  const summary = makersSummary(
    name,
    makers.map((maker) => ({ brand: maker.brand.name, names: maker.names })),
  );
  return (
    <>
      <PageMeta
        title={`${name}: ${departments
          .slice(0, 3)
          .map(({ category }) => category.name)
          .join(', ')}`}
        description={`${departments.map(({ category }) => category.name).join(', ')} in ${name.toLowerCase()}. ${summary}`}
        path={path}
        trail={trail}
      />
      <ListHead
        trail={trail}
        heading={
          <span className={styles.title}>
            <FinishColour className={styles.swatch} swatch={swatch} />
            <span>{name}</span>
          </span>
        }
      >
        <ListDescription text={summary} />
      </ListHead>
      <div className={`${container} ${styles.body}`}>
        {departments.map(({ category, names, productCount, products }, place) => (
          <section key={category.path} className={styles.department} aria-label={category.name}>
            <ProductShelf heading={<h2>{category.name}</h2>}>
              {productCards(products, { isFirst: place === 0, sizes: SHELF_SIZES })}
            </ProductShelf>
            {productCount > products.length && (
              <p>
                <Link to={filteredPath(category.path, names)}>
                  {`All ${formatNumber(productCount)} in ${category.name}`}
                </Link>
              </p>
            )}
          </section>
        ))}
        <div className={foot}>
          <CompareSlot />
        </div>
      </div>
    </>
  );
}
