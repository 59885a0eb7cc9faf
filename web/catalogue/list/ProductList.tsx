import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProductList_collection$key } from '../../__generated__/ProductList_collection.graphql.ts';
import type { ProductListPaginationQuery } from '../../__generated__/ProductListPaginationQuery.graphql.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { listPath, type ListAddress } from './list-address.ts';
import type { ListState } from './list-state.rules.ts';
import * as styles from './ProductList.css.ts';
import { PRODUCTS_ID } from './products-id.data.ts';
import { useLoadMore } from './useLoadMore.ts';
import { nextPage, rangeEnd, rangeText } from './visible-range.rules.ts';

/** Cards whose pictures load at once: the first row on the widest screens. Phones have one card a row, so more would delay the first. */
export const EAGER_CARDS = 4;

interface ProductListProps {
  collection: ProductList_collection$key;
  address: ListAddress;
  /** The state of the list in the URL. */
  state: ListState;
  /** Whether another state of the list is loading. */
  isPending: boolean;
  /** The label of the link to the next products. */
  moreLabel: string;
}

/** The loaded products of a collection, with links to the pages before and after; scripts make the latter add its products to these. */
export function ProductList({ collection, address, state, isPending, moreLabel }: ProductListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProductListPaginationQuery,
    ProductList_collection$key
  >(
    graphql`
      fragment ProductList_collection on ProductCollection
      @refetchable(queryName: "ProductListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 16 }, after: { type: "String" }) {
        products(first: $first, after: $after, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
          @connection(key: "ProductList_products", filters: ["filters", "sort", "page"]) {
          totalCount
          edges {
            node {
              id
              ...ProductCard_product
            }
            matchingVariant {
              ...cardVariant_variant
            }
          }
        }
      }
    `,
    collection,
  );
  const products = data.products?.edges ?? [];
  const total = data.products?.totalCount ?? 0;
  const range = { startPage: state.page ?? 1, shown: products.length, total };
  const pathOf = (page: number) => listPath(address, { ...state, page, through: null });
  const { list, failed, load } = useLoadMore({ address, state, range, loadNext, isLoadingNext });
  return (
    <>
      {range.startPage > 1 && (
        <p className={styles.previous}>
          <ButtonLink to={pathOf(range.startPage - 1)} rel="prev">
            Show previous products
          </ButtonLink>
        </p>
      )}
      <ProductGrid ref={list} id={PRODUCTS_ID} pending={isPending}>
        {products.map(({ node, matchingVariant }, index) => (
          <ProductCard
            key={node.id}
            product={node}
            variant={matchingVariant}
            eager={index < EAGER_CARDS}
            priority={index === 0}
          />
        ))}
      </ProductGrid>
      <div className={styles.foot}>
        <p className={styles.shown}>
          {rangeText(range)}
          <progress className={styles.bar} aria-hidden="true" value={rangeEnd(range)} max={total} />
        </p>
        {failed && (
          <p className={styles.failed} role="alert">
            We couldn’t load more products.
          </p>
        )}
        {hasNext && (
          <ButtonLink to={pathOf(nextPage(range))} size="large" rel="next" aria-busy={isLoadingNext} onClick={load}>
            {isLoadingNext ? 'Loading…' : failed ? 'Try again' : moreLabel}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
