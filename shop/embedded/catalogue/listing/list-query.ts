import type { ListCategory, ListFacet } from './facets.ts';

export type ListSort = 'relevance' | 'price-ascending' | 'price-descending' | 'name' | 'newest';

export interface ListHits {
  ids: Int32Array;
  scores: Float32Array;
}

export type ListScope =
  | { kind: 'category'; id: number }
  /** After its correction. */
  | { kind: 'hits'; hits: ListHits; term?: string }
  | { kind: 'brands'; ids: readonly number[] }
  | { kind: 'range'; url: string }
  | { kind: 'featured' }
  | { kind: 'all' };

export interface ListFilter {
  name: string;
  values: readonly string[];
  /** In the facet's unit; null for no bound. */
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
  /** Lists only products with a variant in stock that has the values of the filters. */
  inStock?: boolean;
  onSale?: boolean;
  sort: ListSort;
  offset: number;
  limit: number;
  /** Besides selected ones. */
  facetSize: number;
  withFacets: boolean;
}

export interface ListResult {
  /** In order. */
  ids: number[];
  total: number;
  facets: ListFacet[];
  /** Most frequent first; selected ones are always included. */
  brands: { id: number; count: number; selected: boolean }[];
  /** Ancestors included. A filter of `CATEGORY_FIELD` selects them by id. */
  categories: ListCategory[];
  /** Before the price filter, in centipence ex VAT; zeros for an empty list. */
  minimumPrice: number;
  maximumPrice: number;
  /** Products in stock that match all other filters. */
  inStockCount: number;
  onSaleCount: number;
}
