import type { ListCategory, ListFacet } from './facets.ts';

export type ListSort = 'relevance' | 'price-ascending' | 'price-descending' | 'name' | 'newest';

/** The products that match a search term, unordered, with their scores. */
export interface ListHits {
  ids: Int32Array;
  scores: Float32Array;
}

/** The products that a list is drawn from. */
export type ListScope =
  | { kind: 'category'; id: number }
  /** `term` is the term that was searched, after its correction. */
  | { kind: 'hits'; hits: ListHits; term?: string }
  | { kind: 'brands'; ids: readonly number[] }
  | { kind: 'range'; url: string }
  | { kind: 'featured' }
  | { kind: 'all' };

export interface ListFilter {
  name: string;
  values: readonly string[];
  /** The range bounds in the facet's unit; null for no bound. */
  minimum: number | null;
  maximum: number | null;
}

export interface ListQuery {
  scope: ListScope;
  filters: readonly ListFilter[];
  brandIds: readonly number[];
  /** Centipence, ex VAT; null for no bound. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  /** Lists only products in stock, in a variant with the values of the filters. Defaults to false. */
  inStock?: boolean;
  /** Lists only products on sale. Defaults to false. */
  onSale?: boolean;
  sort: ListSort;
  offset: number;
  limit: number;
  /** The maximum of values that a facet lists, besides selected ones. */
  facetSize: number;
  withFacets: boolean;
}

export interface ListResult {
  /** Product ids, in order. */
  ids: number[];
  total: number;
  facets: ListFacet[];
  /** Most frequent first; selected ones are always included. */
  brands: { id: number; count: number; selected: boolean }[];
  /** The categories of the products, ancestors included. A filter of `CATEGORY_FIELD` selects them, by their ids. */
  categories: ListCategory[];
  /** The list's price range before the price filter, in centipence ex VAT; zeros for an empty list. */
  minimumPrice: number;
  maximumPrice: number;
  /** The number of products in stock that match all other filters. */
  inStockCount: number;
  /** The number of products on sale that match all other filters. */
  onSaleCount: number;
}
