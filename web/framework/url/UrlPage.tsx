import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { UrlPageQuery } from '../../__generated__/UrlPageQuery.graphql.ts';
import { ViewedProduct } from '../../catalogue/recent/RecentlyViewed.tsx';
import { usePage } from '../page/page.ts';
import type { UrlPageData } from './UrlPage.route.ts';

/** A category, a product or a content page. The loader loads that page's code. */
export function UrlPage() {
  const { OwnPage } = useLoaderData<UrlPageData>();
  return OwnPage ? <OwnPage /> : <CataloguePage />;
}

function CataloguePage() {
  const { resolveUrl } = usePage<UrlPageQuery>(graphql`
    query UrlPageQuery(
      $url: String!
      $page: Int
      $filters: ProductFilters
      $sort: ProductSort
      $facetSize: Int
      $finish: String
    ) @throwOnFieldError @raw_response_type {
      resolveUrl(url: $url) {
        __typename
        ... on Category {
          path
          ...listLoader_collection @alias(as: "list")
          ...CategoryPage_category @alias(as: "category")
        }
        ... on Product {
          id
          path
          ...urlRoute_product @alias(as: "choice")
          ...ProductPage_product @alias(as: "product")
        }
        ... on Page {
          path
        }
        ... on Redirect {
          path
        }
      }
    }
  `);
  const { CategoryPage, ProductPage } = useLoaderData<UrlPageData>();
  if (CategoryPage && resolveUrl?.__typename === 'Category' && resolveUrl.category)
    return <CategoryPage key={resolveUrl.path} category={resolveUrl.category} />;
  if (ProductPage && resolveUrl?.__typename === 'Product' && resolveUrl.product)
    return (
      <>
        <ProductPage key={resolveUrl.path} product={resolveUrl.product} />
        <ViewedProduct key={resolveUrl.id} id={resolveUrl.id} />
      </>
    );
  return null;
}
