import { graphql, readInlineData } from 'relay-runtime';
import type { pricedSearch_search$key } from '../../__generated__/pricedSearch_search.graphql.ts';
import type { ListState } from '../list/list-state.rules.ts';
import { pricedPath } from './search.rules.ts';

/** The path of a search with the price that its term names as a filter; null when it names none. */
export function pricedSearchPath(
  search: pricedSearch_search$key,
  state: ListState,
  isVerbatim: boolean,
): string | null {
  const { products } = readInlineData(
    graphql`
      fragment pricedSearch_search on ProductSearch @inline {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          understoodPrice {
            minimum
            maximum
            term
          }
        }
      }
    `,
    search,
  );
  return products?.understoodPrice ? pricedPath(products.understoodPrice, state, isVerbatim) : null;
}
