import { graphql } from 'react-relay/hooks';
import type { UrlPageQuery } from '../__generated__/UrlPageQuery.graphql.ts';
import { usePage } from '../app/page.ts';
import { CategoryPage } from '../category/CategoryPage.tsx';
import { ProductPage } from '../product/ProductPage.tsx';

/** The page of any catalogue address: a category or a product. */
export function UrlPage() {
  const { resolveUrl } = usePage<UrlPageQuery>(graphql`
    query UrlPageQuery($url: String!, $page: Int, $sort: ProductSort) @throwOnFieldError {
      resolveUrl(url: $url) {
        __typename
        ... on Category {
          path
          list: products(first: 16, page: $page, sort: $sort) {
            pageCount
          }
          ...CategoryPage_category @arguments(page: $page, sort: $sort) @alias(as: "category")
        }
        ... on Product {
          path
          ...ProductPage_product @alias(as: "product")
        }
        ... on Redirect {
          path
        }
      }
    }
  `);
  if (resolveUrl?.__typename === 'Category' && resolveUrl.category) return <CategoryPage key={resolveUrl.path} category={resolveUrl.category} />;
  if (resolveUrl?.__typename === 'Product' && resolveUrl.product) return <ProductPage key={resolveUrl.path} product={resolveUrl.product} />;
  return null;
}
