import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useNavigation } from 'react-router';
import type { CategoryProducts_category$key } from '../__generated__/CategoryProducts_category.graphql.ts';
import type { CategoryProductsPaginationQuery } from '../__generated__/CategoryProductsPaginationQuery.graphql.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { listSearch, listStateFrom, type ListState } from './category.rules.ts';
import * as styles from './CategoryProducts.css.ts';
import { ListHeader } from './ListHeader.tsx';
import { ProductList } from './ProductList.tsx';
import { SortForm } from './SortForm.tsx';

interface CategoryProductsProps {
  category: CategoryProducts_category$key;
  /** What the address says about the list. */
  state: ListState;
}

/** A category's products from the address's page on, in the address's order. */
export function CategoryProducts({ category, state }: CategoryProductsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<CategoryProductsPaginationQuery, CategoryProducts_category$key>(
    graphql`
      fragment CategoryProducts_category on Category
      @refetchable(queryName: "CategoryProductsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 16 }, after: { type: "String" }, page: { type: "Int" }, sort: { type: "ProductSort" }) {
        name
        path
        products(first: $first, after: $after, page: $page, sort: $sort) @connection(key: "CategoryProducts_products", filters: ["sort", "page"]) {
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
  const { name, path } = data;
  const products = data.products?.edges.map(({ node }) => node) ?? [];
  const stretch = { startPage: state.page ?? 1, shown: products.length, total: data.products?.totalCount ?? 0 };
  const next = useNavigation().location;
  // Only another order of this list dims it: on the way to another page it stays as it is.
  const coming = next?.pathname === path ? listStateFrom(new URLSearchParams(next.search)) : null;

  if (products.length === 0) return <NoProducts name={name} />;
  return (
    <section className={styles.section} aria-label={`Products in ${name}`}>
      <ListHeader total={stretch.total} sort={state.sort}>
        <SortForm path={path} sort={(coming ?? state).sort} />
      </ListHeader>
      <ProductList
        key={listSearch(state)}
        products={products}
        stretch={stretch}
        pathOf={(page) => path + listSearch({ ...state, page })}
        pending={coming !== null}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        loadNext={loadNext}
      />
    </section>
  );
}

function NoProducts({ name }: { name: string }) {
  return (
    <EmptyState title={`Nothing in ${name} just now`} action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>No products are listed here at the moment. Have a look at the categories nearby, or ask our team: they may know of an alternative.</p>
    </EmptyState>
  );
}
