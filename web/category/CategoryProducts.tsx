import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { CategoryProducts_category$key } from '../__generated__/CategoryProducts_category.graphql.ts';
import type { CategoryProducts_list$key } from '../__generated__/CategoryProducts_list.graphql.ts';
import type { CategoryProductsPaginationQuery } from '../__generated__/CategoryProductsPaginationQuery.graphql.ts';
import { listSearch, type ListState } from '../list/list.rules.ts';
import { NarrowedList } from '../list/NarrowedList.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface CategoryProductsProps {
  category: CategoryProducts_category$key;
  list: CategoryProducts_list$key;
  /** What the address says about the list. */
  state: ListState;
}

/** A category's products from the address's page on, and what they can be narrowed by. */
export function CategoryProducts({ category, list: listReference, state }: CategoryProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CategoryProductsPaginationQuery,
    CategoryProducts_category$key
  >(
    graphql`
      fragment CategoryProducts_category on Category
      @refetchable(queryName: "CategoryProductsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 16 }
        after: { type: "String" }
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
      ) {
        name
        path
        products(first: $first, after: $after, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
          @connection(key: "CategoryProducts_products", filters: ["filters", "sort", "page"]) {
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
    category,
  );
  const { narrowed } = useFragment(
    graphql`
      fragment CategoryProducts_list on Category
      @argumentDefinitions(
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
      ) {
        # The same page of the same list as the products: it costs no call of its own, and "Load more" does not ask for it again.
        narrowed: products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          ...NarrowedList_list
        }
      }
    `,
    listReference,
  );
  const { name, path } = data;
  const address = { path, own: [] };
  const products = data.products?.edges.map(({ node }) => node) ?? [];

  if (!narrowed) return null;
  return (
    <section aria-label={`Products in ${name}`}>
      <NarrowedList list={narrowed} address={address} state={state} empty={<NoProducts name={name} />}>
        {(isPending) => (
          <ProductList
            key={listSearch({ ...state, through: null })}
            products={products}
            total={data.products?.totalCount ?? 0}
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

function NoProducts({ name }: { name: string }) {
  return (
    <EmptyState title={`Nothing in ${name} just now`} action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>
        No products are listed here at the moment. Have a look at the categories nearby, or ask our team: they may know
        of an alternative.
      </p>
    </EmptyState>
  );
}
