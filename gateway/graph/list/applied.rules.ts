import type { ListPage, ListSelection } from './list.rules.ts';

type AppliedSource = Pick<ListPage, 'facets' | 'brands' | 'understoodPrice' | 'inStockCount' | 'onSaleCount'>;

/** The applied filters: the facets and brands that the shop API reports as selected, and the price that was requested or named in the term. */
export function appliedOf(
  { filters }: ListSelection,
  { facets, brands, understoodPrice, inStockCount, onSaleCount }: AppliedSource,
) {
  const isPriced = filters.minimumPrice !== null || filters.maximumPrice !== null;
  const requested = { minimum: filters.minimumPrice, maximum: filters.maximumPrice };
  return {
    facets: facets
      .map(({ name, values, selectedMinimum, selectedMaximum }) => ({
        name,
        values: values.filter(({ selected }) => selected).map(({ value }) => value),
        minimum: selectedMinimum,
        maximum: selectedMaximum,
      }))
      .filter(({ values, minimum, maximum }) => values.length > 0 || minimum !== null || maximum !== null),
    brands: brands.filter(({ selected }) => selected),
    price: isPriced ? requested : understoodPrice,
    inStock: filters.inStock && inStockCount !== null,
    onSale: filters.onSale && onSaleCount !== null,
  };
}
