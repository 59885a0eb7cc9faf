import type { CatalogueProduct } from './catalogue.ts';

/** What a list is narrowed and ordered by. */
export interface ListQuery {
  filters: readonly { name: string; value: string }[];
  brandIds: readonly number[];
  /** Pence, ex VAT. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  sort: 'popularity' | 'price-ascending' | 'price-descending';
}

/** The values of one custom field among some products, the most frequent first. */
export interface Facet {
  name: string;
  values: { name: string; count: number; selected: boolean }[];
}

/** Custom fields that tell products apart without being a way to find them. */
const NOT_FILTERS = new Set(['Guarantee', 'Height (mm)', 'Width (mm)', 'Projection (mm)']);

/** What a list shows a product at: its cheapest variant where it has several, else its own price. Pence, ex VAT. */
export function listPrice({ price, variants }: Pick<CatalogueProduct, 'price' | 'variants'>): number {
  return variants.length > 1 ? Math.min(...variants.map((variant) => variant.price)) : price;
}

/** Products that match: any of the values of each filter, any of the brands, within the prices. */
export function select(products: readonly CatalogueProduct[], query: ListQuery): CatalogueProduct[] {
  const wanted = new Map<string, Set<string>>();
  for (const { name, value } of query.filters) wanted.set(name, (wanted.get(name) ?? new Set()).add(value));
  const selected = products.filter(
    (product) =>
      (query.brandIds.length === 0 || query.brandIds.includes(product.brandId)) &&
      (query.minimumPrice === null || listPrice(product) >= query.minimumPrice) &&
      (query.maximumPrice === null || listPrice(product) <= query.maximumPrice) &&
      [...wanted].every(([name, values]) => product.customFields.some((field) => field.name === name && values.has(field.value))),
  );
  if (query.sort === 'popularity') return selected;
  const direction = query.sort === 'price-ascending' ? 1 : -1;
  return selected.toSorted((a, b) => direction * (listPrice(a) - listPrice(b)) || a.id - b.id);
}

/** How many of the products have each value of each custom field; at most `size` values a field. */
export function facets(products: readonly CatalogueProduct[], query: ListQuery, size: number): Facet[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { customFields } of products) {
    for (const { name, value } of customFields) {
      // Two underscores mark a field that is for feeds, not for shoppers.
      if (NOT_FILTERS.has(name) || name.startsWith('__')) continue;
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  const isSelected = (name: string, value: string) => query.filters.some((filter) => filter.name === name && filter.value === value);
  return [...counts].map(([name, values]) => ({
    name,
    values: [...values]
      .map(([value, count]) => ({ name: value, count, selected: isSelected(name, value) }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB', { numeric: true }))
      .slice(0, size),
  }));
}

/** The cheapest and the dearest, in pence; zeros for an empty list. */
export function priceBounds(products: readonly CatalogueProduct[]): { minimum: number; maximum: number } {
  if (products.length === 0) return { minimum: 0, maximum: 0 };
  let [minimum, maximum] = [Number.POSITIVE_INFINITY, 0];
  for (const price of products.map(listPrice)) {
    if (price < minimum) minimum = price;
    if (price > maximum) maximum = price;
  }
  return { minimum, maximum };
}
