import type { ListFacet } from './facets.ts';

export type ListSort = 'relevance' | 'price-ascending' | 'price-descending' | 'name' | 'newest';

/** Products that a term matches, in no order, with how well each does. */
export interface ListHits {
  ids: Int32Array;
  scores: Float32Array;
}

/** Where a list takes its products from. */
export type ListScope =
  | { kind: 'category'; id: number }
  | { kind: 'hits'; hits: ListHits }
  | { kind: 'brands'; ids: readonly number[] }
  | { kind: 'featured' }
  | { kind: 'all' };

export interface ListFilter {
  name: string;
  values: readonly string[];
  /** For ranges, in the facet's unit; null for no bound. */
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
  sort: ListSort;
  offset: number;
  limit: number;
  /** How many values a facet lists at most. */
  facetSize: number;
  withFacets: boolean;
}

export interface ListResult {
  /** Product ids, in order. */
  ids: number[];
  total: number;
  facets: ListFacet[];
  /** The most frequent first; selected ones are there whatever their count. */
  brands: { id: number; count: number; selected: boolean }[];
  /** Centipence, ex VAT, whatever price the list is narrowed to; zeros for an empty list. */
  minimumPrice: number;
  maximumPrice: number;
}
