import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { SearchResults_list$key } from '../__generated__/SearchResults_list.graphql.ts';
import type { SearchResults_query$key } from '../__generated__/SearchResults_query.graphql.ts';
import type { SearchResultsPaginationQuery } from '../__generated__/SearchResultsPaginationQuery.graphql.ts';
import { listSearch, type ListState } from '../list/list.rules.ts';
import { NarrowedList } from '../list/NarrowedList.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { searchAddress } from './search.rules.ts';
import { SearchEmpty } from './SearchEmpty.tsx';
import * as styles from './SearchPage.css.ts';

interface SearchResultsProps {
  query: SearchResults_query$key;
  list: SearchResults_list$key;
  term: string;
  /** What the address says about the list. */
  state: ListState;
}

/** The products that a term finds, best first, and what they can be narrowed by. */
export function SearchResults({ query, list: listReference, term, state }: SearchResultsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SearchResultsPaginationQuery,
    SearchResults_query$key
  >(
    graphql`
      fragment SearchResults_query on Query
      @refetchable(queryName: "SearchResultsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 16 }
        after: { type: "String" }
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
        query: { type: "String!" }
      ) {
        search(
          query: $query
          first: $first
          after: $after
          page: $page
          filters: $filters
          sort: $sort
          facetSize: $facetSize
        ) @connection(key: "SearchResults_search", filters: ["query", "filters", "sort", "page"]) {
          totalCount
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
        ...SearchEmpty_query
      }
    `,
    query,
  );
  const { narrowed } = useFragment(
    graphql`
      fragment SearchResults_list on Query
      @argumentDefinitions(
        query: { type: "String!" }
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
      ) {
        narrowed: search(query: $query, first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          correctedTerm
          ...NarrowedList_list
        }
      }
    `,
    listReference,
  );
  const products = data.search?.edges.map(({ node }) => node) ?? [];
  const address = searchAddress(term);
  if (!narrowed) return null;
  return (
    <section className={styles.results} aria-label="Products found">
      {narrowed.correctedTerm && (
        <p className={styles.corrected}>
          Showing results for <strong>{narrowed.correctedTerm}</strong> instead.
        </p>
      )}
      <NarrowedList
        list={narrowed}
        address={address}
        state={state}
        usualOrder="Best match"
        empty={<SearchEmpty query={data} term={term} />}
      >
        {(isPending) => (
          <ProductList
            key={listSearch({ ...state, through: null })}
            products={products}
            total={data.search?.totalCount ?? 0}
            address={address}
            state={state}
            pending={isPending}
            hasNext={hasNext}
            isLoadingNext={isLoadingNext}
            loadNext={loadNext}
          />
        )}
      </NarrowedList>
    </section>
  );
}
