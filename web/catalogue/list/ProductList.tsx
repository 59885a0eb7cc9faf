import { graphql, usePaginationFragment, type LoadMoreFn } from 'react-relay/hooks';
import type { ProductList_collection$key } from '../../__generated__/ProductList_collection.graphql.ts';
import type { ProductListPaginationQuery } from '../../__generated__/ProductListPaginationQuery.graphql.ts';
import { productCards } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { listPath, type ListAddress } from './list-address.ts';
import { type ListState, PAGE_SIZE, PAGES_AT_ONCE } from './list-state.rules.ts';
import * as styles from './ProductList.css.ts';
import { PRODUCTS_ID } from './products-id.data.ts';
import { nextPage, rangeEnd, rangeText, type VisibleRange } from './visible-range.rules.ts';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { canonicalSearch } from './list-url.rules.ts';
import { replaceAddress } from '../../framework/navigation/replace-address.ts';

interface ProductListProps {
  collection: ProductList_collection$key;
  address: ListAddress;
  state: ListState;
  /** Another state of the list is loading. */
  isPending: boolean;
  moreLabel: string;
}

/** Scripts make the link to the next page add its products to these. */
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
              ...ProductCard_variant
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
        {productCards(products.map(({ node: product, matchingVariant }) => ({ product, matchingVariant })))}
      </ProductGrid>
      <div className={styles.foot}>
        <p className={styles.shown}>
          <span>{rangeText(range)}</span>
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

interface LoadMoreOptions {
  address: ListAddress;
  state: ListState;
  range: VisibleRange;
  loadNext: LoadMoreFn<ProductListPaginationQuery>;
  isLoadingNext: boolean;
}

/** Announces how many products are shown, and moves focus to the first new one. */
function useLoadMore({ address, state, range, loadNext, isLoadingNext }: LoadMoreOptions) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  /** The last click loaded nothing, because the shop did not answer. */
  const [failed, setFailed] = useState(false);
  const announce = useAnnounce();
  const { shown } = range;
  const text = rangeText(range);

  useEffect(() => {
    const index = firstNew.current;
    if (index === null || isLoadingNext) return;
    firstNew.current = null;
    // An answer without products is as good as none: the shop behind the graph may be down.
    if (shown <= index) {
      setFailed(true);
      return;
    }
    keepDepth(address, state, shown);
    const item = list.current?.children[index];
    // Scrolls the whole card, not just its link, into view.
    item?.querySelector('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
    announce(`${shown - index} more products. ${text}.`);
  }, [address, state, isLoadingNext, shown, text, announce]);

  function load(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadNext(PAGE_SIZE);
  }

  return { list, failed, load };
}

/** So that Back and a reload show them again. */
function keepDepth(address: ListAddress, state: ListState, shown: number): void {
  if (state.page) return;
  const through = Math.min(Math.ceil(shown / PAGE_SIZE), PAGES_AT_ONCE);
  const search = canonicalSearch(new URLSearchParams(window.location.search), { ...state, through }, address.own);
  if (search !== null) replaceAddress(address.path + search + window.location.hash);
}
