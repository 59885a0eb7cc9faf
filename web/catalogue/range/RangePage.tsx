import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { RangePageQuery } from '../../__generated__/RangePageQuery.graphql.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { CompareSlot } from '../product/compare/CompareSlot.tsx';
import { foot } from '../product/compare/ComparePill.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { links } from '../list/ListHead.css.ts';
import { productCards } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { usePage } from '../../relay/page.ts';
import { container } from '../../ui/Container.css.ts';
import { rangePath, rangeSummary } from './range.rules.ts';
import * as styles from './RangePage.css.ts';

/** A range: what it is, its finishes, and its products by kind. */
export function RangePage() {
  const { range } = usePage<RangePageQuery>(graphql`
    query RangePageQuery($path: String!, $finish: String) @throwOnFieldError @raw_response_type {
      range(path: $path, finish: $finish) {
        name
        path
        brand {
          name
          path
        }
        finishes
        finish
        kinds {
          name
          path
          products {
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
  if (!range) return null;
  const { name, path, brand, finishes, kinds } = range;
  const finish = range.finish ?? null;
  const summary = rangeSummary({
    productCount: kinds.reduce((total, { products }) => total + products.length, 0),
    finish,
    finishCount: finishes.length,
    kinds: kinds.map((kind) => kind.name),
  });
  const heading = finish ? `${name} in ${finish}` : name;
  const trail = [...(brand ? [brand] : []), { name, path }];
  return (
    <>
      <PageMeta title={heading} description={`${name}: ${summary}`} path={path} trail={trail} />
      <ListHead trail={trail} heading={heading}>
        <ListDescription text={summary} />
      </ListHead>
      <div className={`${container} ${styles.body}`}>
        {finishes.length > 1 && (
          <nav className={links} aria-label="Finishes">
            {[null, ...finishes].map((one) => (
              <Link
                key={one}
                className={styles.finish}
                to={rangePath(path, one && slugOf(one))}
                aria-current={one === finish ? 'page' : undefined}
                preventScrollReset
              >
                {one ?? 'All finishes'}
              </Link>
            ))}
          </nav>
        )}
        {kinds.map((kind, place) => (
          <section key={kind.path ?? kind.name} className={styles.kind} aria-label={kind.name}>
            <h2>
              {kind.path ? (
                <Link className={styles.kindLink} to={kind.path}>
                  {kind.name}
                </Link>
              ) : (
                kind.name
              )}
            </h2>
            <ProductGrid>{productCards(kind.products, { isFirst: place === 0 })}</ProductGrid>
          </section>
        ))}
        <div className={foot}>
          <CompareSlot />
        </div>
      </div>
    </>
  );
}
