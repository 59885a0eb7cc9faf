import type { ListPage, ListSelection } from './list.rules.ts';

type AppliedSource = Pick<ListPage, 'brands' | 'understoodPrice' | 'inStockCount' | 'onSaleCount'>;

/** With the brands that the shop API reports as selected, or the price that the term names. */
export function appliedOf(
  { filters }: ListSelection,
  { brands, understoodPrice, inStockCount, onSaleCount }: AppliedSource,
) {
  const isPriced = filters.minimumPrice !== null || filters.maximumPrice !== null;
  const requested = { minimum: filters.minimumPrice, maximum: filters.maximumPrice };
  return {
    facets: filters.facets,
    brands: brands.filter(({ selected }) => selected),
    price: isPriced ? requested : understoodPrice,
    inStock: filters.inStock && inStockCount !== null,
    onSale: filters.onSale && onSaleCount !== null,
  };
}
