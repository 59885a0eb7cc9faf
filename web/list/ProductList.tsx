import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { ProductCard_product$key } from '../__generated__/ProductCard_product.graphql.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { listPath, type ListAddress } from './list-address.ts';
import type { ListState } from './list.rules.ts';
import * as styles from './ProductList.css.ts';
import { nextPage, reached, shownText } from './stretch.rules.ts';
import { useLoadMore } from './useLoadMore.ts';

/** The cards of the first two rows where rows are longest: their pictures are fetched at once. */
export const EAGER_CARDS = 8;

interface ProductListProps<Query extends OperationType> {
  products: readonly (ProductCard_product$key & { readonly id: string })[];
  total: number;
  address: ListAddress;
  /** What the address says about the list. */
  state: ListState;
  /** Another order of this list is on its way. */
  pending?: boolean;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<Query>;
}

/** A stretch of a list of products, and the ways up and down it: plain links to pages, until scripts make the way down add to this one. */
export function ProductList<Query extends OperationType>({
  products,
  total,
  address,
  state,
  pending,
  hasNext,
  isLoadingNext,
  loadNext,
}: ProductListProps<Query>) {
  const stretch = { startPage: state.page ?? 1, shown: products.length, total };
  const pathOf = (page: number) => listPath(address, { ...state, page, through: null });
  const { list, failed, load } = useLoadMore({ address, state, stretch, loadNext, isLoadingNext });
  return (
    <>
      {stretch.startPage > 1 && (
        <p className={styles.previous}>
          <ButtonLink to={pathOf(stretch.startPage - 1)} rel="prev">
            Show previous products
          </ButtonLink>
        </p>
      )}
      <ProductGrid ref={list} pending={pending}>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS} priority={index === 0} />
        ))}
      </ProductGrid>
      <div className={styles.foot}>
        <p className={styles.shown}>
          {shownText(stretch)}
          <progress className={styles.bar} aria-hidden="true" value={reached(stretch)} max={total} />
        </p>
        {failed && (
          <p className={styles.failed} role="alert">
            The next products could not be loaded.
          </p>
        )}
        {hasNext && (
          <ButtonLink to={pathOf(nextPage(stretch))} size="large" rel="next" aria-busy={isLoadingNext} onClick={load}>
            {isLoadingNext ? 'Loading…' : failed ? 'Try again' : 'Load more'}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
