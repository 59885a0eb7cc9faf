import type { ListQuery } from './list-query.ts';

/** The first page of all products, with the facets. */
export const wholeList: ListQuery = {
  scope: { kind: 'all' },
  filters: [],
  brandIds: [],
  minimumPrice: null,
  maximumPrice: null,
  inStock: false,
  sort: 'relevance',
  offset: 0,
  limit: 16,
  facetSize: 10,
  withFacets: true,
};
