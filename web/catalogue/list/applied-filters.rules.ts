import { inOrder, wholeList, type FacetState, type ListState } from './list-state.rules.ts';
import { listSearch, poundsText } from './list-url.rules.ts';

/** Any change of the filters or the sort order starts again at the first page. */
function changed(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, ...change, page: null, through: null };
}

export function withBrand(state: ListState, slug: string, isSelected: boolean): ListState {
  return changed(state, { brands: toggled(state.brands, slug, isSelected) });
}

export function withValue(state: ListState, name: string, value: string, isSelected: boolean): ListState {
  const facet = facetOf(state, name);
  return withFacet(state, { ...facet, values: toggled(facet.values, value, isSelected) });
}

export function withRange(state: ListState, name: string, minimum: number | null, maximum: number | null): ListState {
  const [low, high] = inOrder(minimum, maximum);
  return withFacet(state, { ...facetOf(state, name), minimum: low, maximum: high });
}

/** Prices in pence inc VAT. */
export function withPrice(state: ListState, minimum: number | null, maximum: number | null): ListState {
  const [minimumPrice, maximumPrice] = inOrder(minimum, maximum);
  return changed(state, { minimumPrice, maximumPrice });
}

export function withStock(state: ListState, inStock: boolean): ListState {
  return changed(state, { inStock });
}

export function withSale(state: ListState, onSale: boolean): ListState {
  return changed(state, { onSale });
}

export function withSort(state: ListState, sort: ListState['sort']): ListState {
  return changed(state, { sort });
}

export function withoutFilters(state: ListState): ListState {
  return { ...wholeList, sort: state.sort, allValues: state.allValues };
}

export function facetOf(state: ListState, name: string): FacetState {
  return state.facets.find((facet) => facet.name === name) ?? { name, values: [], minimum: null, maximum: null };
}

function withFacet(state: ListState, facet: FacetState): ListState {
  const isEmpty = facet.values.length === 0 && facet.minimum === null && facet.maximum === null;
  const others = state.facets.filter(({ name }) => name !== facet.name);
  return changed(state, { facets: isEmpty ? others : [...others, facet].sort((a, b) => (a.name < b.name ? -1 : 1)) });
}

function toggled(values: readonly string[], value: string, isSelected: boolean): string[] {
  return [...new Set([...values.filter((other) => other !== value), ...(isSelected ? [value] : [])])].sort();
}

export interface AppliedFilter {
  /** Such as "IP Rating: IP44". */
  label: string;
  without: ListState;
}

/** Brands first; `brandNames` are by slug. */
export function appliedFilters(state: ListState, brandNames: ReadonlyMap<string, string>): AppliedFilter[] {
  const { brands, facets, minimumPrice, maximumPrice, inStock, onSale } = state;
  return [
    ...brands.map((slug) => ({
      label: `Brand: ${brandNames.get(slug) ?? slug}`,
      without: withBrand(state, slug, false),
    })),
    ...(isBounded(minimumPrice, maximumPrice)
      ? [
          {
            label: `Price: ${rangeText(minimumPrice, maximumPrice, priceText)}`,
            without: withPrice(state, null, null),
          },
        ]
      : []),
    ...(inStock ? [{ label: 'In stock', without: withStock(state, false) }] : []),
    ...(onSale ? [{ label: 'On sale', without: withSale(state, false) }] : []),
    ...facets.flatMap(({ name, values, minimum, maximum }) => [
      ...values.map((value) => ({ label: `${name}: ${value}`, without: withValue(state, name, value, false) })),
      ...(isBounded(minimum, maximum)
        ? [{ label: `${name}: ${rangeText(minimum, maximum, String)}`, without: withRange(state, name, null, null) }]
        : []),
    ]),
  ];
}

const isBounded = (minimum: number | null, maximum: number | null) => minimum !== null || maximum !== null;

const priceText = (amount: number) => `${amount < 0 ? '-' : ''}£${poundsText(Math.abs(amount))}`;

function rangeText(minimum: number | null, maximum: number | null, write: (amount: number) => string): string {
  if (minimum === null) return `up to ${write(maximum ?? 0)}`;
  return maximum === null ? `from ${write(minimum)}` : `${write(minimum)} to ${write(maximum)}`;
}

export function filterCount(state: ListState): number {
  return appliedFilters(state, new Map()).length;
}

/** Null when it is not worth it: combinations of filters and bounds are endless, and each is rare. */
export function cacheableSearch(
  state: ListState,
  own: readonly (readonly [key: string, value: string])[],
): string | null {
  const isBounded = state.facets.some(({ minimum, maximum }) => minimum !== null || maximum !== null);
  const hasPrice = state.minimumPrice !== null || state.maximumPrice !== null;
  return filterCount(state) > 1 || isBounded || hasPrice ? null : listSearch(state, own);
}
