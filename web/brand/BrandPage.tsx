import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { BrandPageQuery } from '../__generated__/BrandPageQuery.graphql.ts';
import { usePage } from '../relay/page.ts';
import { choiceCount } from '../list/choices.rules.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import { listStateFrom } from '../list/list.rules.ts';
import { container } from '../ui/Container.css.ts';
import { BrandCategories } from './BrandCategories.tsx';
import { BrandIntro } from './BrandIntro.tsx';
import * as styles from './BrandPage.css.ts';
import { BrandProducts } from './BrandProducts.tsx';
import { ALL_BRANDS } from './brands.data.ts';

/** A brand: what it is, where in the shop its products are, and the products. */
export function BrandPage() {
  const { brand } = usePage<BrandPageQuery>(graphql`
    query BrandPageQuery($path: String!, $page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
    @throwOnFieldError {
      brand(path: $path) {
        id
        name
        path
        list: products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          pageCount
          applied {
            facets {
              name
              values
              minimum
              maximum
            }
            brands {
              slug
            }
          }
        }
        ...BrandIntro_brand
        ...BrandCategories_brand
        ...BrandProducts_brand @arguments(page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
        ...BrandProducts_list @arguments(page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
      }
    }
  `);
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  if (!brand) return null;
  return (
    <>
      <ListMeta
        title={brand.name}
        description={`Everything from ${brand.name}: prices with and without VAT, stock and delivery dates.`}
        path={brand.path}
        state={state}
        trail={[ALL_BRANDS, brand]}
      />
      <BrandIntro brand={brand} />
      <div className={`${container} ${styles.body}`}>
        {choiceCount(state) === 0 && <BrandCategories brand={brand} />}
        <BrandProducts key={brand.path} brand={brand} list={brand} state={state} />
      </div>
    </>
  );
}
