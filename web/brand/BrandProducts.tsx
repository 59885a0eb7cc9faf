import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { BrandProducts_brand$key } from '../__generated__/BrandProducts_brand.graphql.ts';
import type { BrandProducts_list$key } from '../__generated__/BrandProducts_list.graphql.ts';
import type { BrandProductsPaginationQuery } from '../__generated__/BrandProductsPaginationQuery.graphql.ts';
import { listSearch, type ListState } from '../list/list.rules.ts';
import { NarrowedList } from '../list/NarrowedList.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ALL_BRANDS } from './brands.data.ts';

interface BrandProductsProps {
  brand: BrandProducts_brand$key;
  list: BrandProducts_list$key;
  /** What the address says about the list. */
  state: ListState;
}

/** A brand’s products from the address's page on, and what they can be narrowed by. */
export function BrandProducts({ brand, list: listReference, state }: BrandProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    BrandProductsPaginationQuery,
    BrandProducts_brand$key
  >(
    graphql`
      fragment BrandProducts_brand on Brand
      @refetchable(queryName: "BrandProductsPaginationQuery")
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
          @connection(key: "BrandProducts_products", filters: ["filters", "sort", "page"]) {
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
    brand,
  );
  const { narrowed } = useFragment(
    graphql`
      fragment BrandProducts_list on Brand
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
    <section aria-label={`${name} products`}>
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
    <EmptyState
      title={`Nothing from ${name} just now`}
      action={<ButtonLink to={ALL_BRANDS.path}>See all brands</ButtonLink>}
    >
      <p>None of its products are in the shop at the moment. Ask our team: they may know of an alternative.</p>
    </EmptyState>
  );
}
