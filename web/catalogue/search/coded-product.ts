import { graphql, readInlineData } from 'relay-runtime';
import type { codedProduct_search$key } from '../../__generated__/codedProduct_search.graphql.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import { isSameCode } from './search.rules.ts';

/** The path of the one product whose SKU, or a variant's SKU, is the term, with that variant chosen; null when none or several have it. */
export function codedProductPath(search: codedProduct_search$key, term: string): string | null {
  const { products } = readInlineData(
    graphql`
      fragment codedProduct_search on ProductSearch @inline {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          edges {
            node {
              sku
              path
            }
            matchingVariant {
              sku
              selectedOptions {
                name
                value
              }
            }
          }
        }
      }
    `,
    search,
  );
  const paths = (products?.edges ?? []).flatMap(({ node: { sku, path }, matchingVariant }) => {
    if (matchingVariant && isSameCode(matchingVariant.sku, term)) return path + variantSearch(matchingVariant);
    return isSameCode(sku, term) ? path : [];
  });
  return paths.length === 1 ? (paths[0] ?? null) : null;
}
