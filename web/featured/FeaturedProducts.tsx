import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FeaturedProducts_query$key } from '../__generated__/FeaturedProducts_query.graphql.ts';
import type { FeaturedProductsPaginationQuery } from '../__generated__/FeaturedProductsPaginationQuery.graphql.ts';
import type { NarrowedList_list$key } from '../__generated__/NarrowedList_list.graphql.ts';
import { listSearch, type ListState } from '../list/list.rules.ts';
import { NarrowedList } from '../list/NarrowedList.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FEATURED } from './featured.data.ts';

interface FeaturedProductsProps {
  query: FeaturedProducts_query$key;
  list: NarrowedList_list$key;
  /** What the address says about the list. */
  state: ListState;
}

/** What the shop puts forward, from the address's page on. */
export function FeaturedProducts({ query, list, state }: FeaturedProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FeaturedProductsPaginationQuery,
    FeaturedProducts_query$key
  >(
    graphql`
      fragment FeaturedProducts_query on Query
      @refetchable(queryName: "FeaturedProductsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 16 }
        after: { type: "String" }
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
      ) {
        featuredProducts(
          first: $first
          after: $after
          page: $page
          filters: $filters
          sort: $sort
          facetSize: $facetSize
        ) @connection(key: "FeaturedProducts_featuredProducts", filters: ["filters", "sort", "page"]) {
          totalCount
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    query,
  );
  const address = { path: FEATURED.path, own: [] };
  const products = data.featuredProducts?.edges.map(({ node }) => node) ?? [];
  return (
    <NarrowedList list={list} address={address} state={state} empty={<Nothing />}>
      {(isPending) => (
        <ProductList
          key={listSearch({ ...state, through: null })}
          products={products}
          total={data.featuredProducts?.totalCount ?? 0}
          address={address}
          state={state}
          pending={isPending}
          hasNext={hasNext}
          isLoadingNext={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </NarrowedList>
  );
}

function Nothing() {
  return (
    <EmptyState title="Nothing is put forward just now" action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>Everything else is where it always is.</p>
    </EmptyState>
  );
}
