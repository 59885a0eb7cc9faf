/** Shown at first and added by each "Show more": a page of the shop API. */
export const PAGE_SIZE = 16;
/** The most that a list starts with. */
export const PAGES_AT_ONCE = 6;

/** The most values that a facet shows before "Load more filters", and after. */
export const FACET_SIZE = 10;
const FACET_SIZE_MORE = 80;

/** Other than the default one. */
export type ListSort = 'PRICE_ASCENDING' | 'PRICE_DESCENDING' | 'NAME' | 'NEWEST';

export interface FacetState {
  name: string;
  values: readonly string[];
  /** In the facet's unit. */
  minimum: number | null;
  maximum: number | null;
}

/** As the URL has it; null and empty for defaults. */
export interface ListState {
  /** Slugs: the last parts of the brands' paths. */
  brands: readonly string[];
  /** Pence, inc VAT. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  inStock: boolean;
  onSale: boolean;
  facets: readonly FacetState[];
  sort: ListSort | null;
  /** Lists up to 80 values of each facet, not just the first 10. */
  allValues: boolean;
  /** Where the list starts, from 2; null for the first. */
  page: number | null;
  /** From 2 to 6: the last page of a list that starts at its first and has loaded more since. */
  through: number | null;
}

export const wholeList: ListState = {
  brands: [],
  minimumPrice: null,
  maximumPrice: null,
  inStock: false,
  onSale: false,
  facets: [],
  sort: null,
  allValues: false,
  page: null,
  through: null,
};

/** The graph leaves out filters that the shop API lacks. */
export interface Applied {
  readonly inStock: boolean;
  readonly onSale: boolean;
}

/** Without filters that the graph left out, and without pages that the list does not have. */
export function supportedState(state: ListState, { inStock, onSale }: Applied, pageCount: number): ListState {
  const through = Math.min(state.through ?? 1, pageCount);
  return {
    ...state,
    through: through > 1 ? through : null,
    inStock: state.inStock && inStock,
    onSale: state.onSale && onSale,
  };
}

export function listVariables(state: ListState) {
  const { brands, facets, inStock, onSale, minimumPrice: minimum, maximumPrice: maximum } = state;
  const price = minimum !== null || maximum !== null ? { minimum, maximum } : null;
  const hasFilters = brands.length > 0 || facets.length > 0 || price || inStock || onSale;
  return {
    page: state.page,
    sort: state.sort,
    filters: hasFilters ? { brands, facets, price, inStock, onSale } : null,
    facetSize: state.allValues ? FACET_SIZE_MORE : FACET_SIZE,
  };
}

/** The lower one first. */
export function inOrder(minimum: number | null, maximum: number | null): [number | null, number | null] {
  return minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
}
