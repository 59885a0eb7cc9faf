import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { FieldMap } from '@pothos/core';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { PriceRange } from '../money/money.schema.ts';
import { brandSlug } from '../brand/brand.rules.ts';
import type { Product } from '../product/product.rules.ts';
import {
  cursorOf,
  PAGE_SIZE_MAXIMUM,
  pageInfoOf,
  REST_PAGE_SIZE,
  windowOf,
  type PageInfo,
  type Window,
  type WindowArguments,
} from '../../upstream/window.rules.ts';
import { readWindow } from '../../upstream/window.ts';
import { appliedOf } from './applied.rules.ts';
import { AppliedFilters } from './applied.schema.ts';
import { selectsFacets } from './facet-lookahead.ts';
import type { ListRequest } from './list.rest.ts';
import {
  FACET_SIZE,
  fingerprint,
  selectionOf,
  type GivenFilters,
  type ListPage,
  type ListSelection,
  type ProductSort as ProductSortName,
} from './list.rules.ts';
import { ProductEdge } from './product-edge.schema.ts';
import { BrandFacet, Facet, ProductFilters, ProductSort } from './list.schema.ts';

/** Far beyond any real list; keeps offsets within the range that a cursor can encode. */
const PAGE_MAXIMUM = 100_000;

/**
 * The complexity of a field that is read once per list, such as its facets. The plugin multiplies it by the page size (default
 * 16), so this divides by 16 to count about `many` items per list.
 */
const ofTheList = (many: number) => ({ field: 1, multiplier: many / REST_PAGE_SIZE });

const USUAL_FACETS = 12;
const USUAL_BRANDS = 10;

/** One page of a list, with the totals and facets of the whole list. */
export interface ProductListRecord {
  edges: { cursor: string; node: Product }[];
  pageInfo: PageInfo;
  window: Window;
  total: number;
  head: ListPage;
  selection: ListSelection;
}

export const ProductList = builder.interfaceRef<ProductListRecord>('ProductList').implement({
  description:
    'One page of a filterable list of products: a category’s, a brand’s, the featured products or the matches of a search.',
  fields: (t): FieldMap => ({
    edges: t.field({
      type: [ProductEdge],
      complexity: { field: 0, multiplier: 1 },
      description: 'The products of this page, in order.',
      resolve: ({ edges }) => edges,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.int({ description: 'The number of products on all pages.', resolve: ({ total }) => total }),
    page: t.int({
      description: 'The page’s number, from 1, in steps of `first`.',
      resolve: ({ window }) => Math.floor(window.offset / Math.max(1, window.size)) + 1,
    }),
    pageCount: t.int({
      description: 'The number of pages of `first` products; 0 for an empty list.',
      resolve: ({ total, window }) => Math.ceil(total / Math.max(1, window.size)),
    }),
    facets: t.field({
      extensions: { reads: ['facets'] },
      type: [Facet],
      complexity: ofTheList(USUAL_FACETS),
      description: 'The facets that the list can be filtered by.',
      resolve: ({ head }) => [...head.facets],
    }),
    brands: t.field({
      extensions: { reads: ['facets'] },
      type: [BrandFacet],
      complexity: ofTheList(USUAL_BRANDS),
      description: 'The brands in the list. The list’s own selection of brands does not shrink their counts.',
      resolve: ({ head }) => [...head.brands],
    }),
    priceBounds: t.field({
      extensions: { reads: ['facets'] },
      type: PriceRange,
      complexity: ofTheList(1),
      nullable: true,
      description: 'The lowest and the highest price in the list, ignoring the price filter; null for an empty list.',
      resolve: ({ head }) => head.priceBounds,
    }),
    inStockCount: t.int({
      extensions: { reads: ['facets'] },
      nullable: true,
      description:
        'The number of products in stock that match the other filters; null when the shop API cannot filter by stock.',
      resolve: ({ head }) => head.inStockCount,
    }),
    applied: t.field({
      extensions: { reads: ['facets'] },
      type: AppliedFilters,
      complexity: ofTheList(1),
      description: 'The filters that were applied.',
      resolve: ({ head, selection }) => appliedOf(selection, head),
    }),
  }),
});

export const ProductConnection = builder.objectRef<ProductListRecord>('ProductConnection').implement({
  description: 'One page of a list of products.',
  interfaces: [ProductList],
});

/** The arguments that every list of products takes. */
export function listArguments() {
  return builder.args((t) => ({
    first: t.int({ defaultValue: REST_PAGE_SIZE, description: 'The number of products on the page, 0 to 100.' }),
    after: t.string({
      description:
        'The cursor after which the page starts. A cursor of the same list with other filters or in another order starts at the top.',
    }),
    page: t.int({ description: 'The page to start at, from 1, in steps of `first`. Ignored with `after`.' }),
    filters: t.field({
      type: ProductFilters,
      description: 'Filters for the list. Defaults to the whole list.',
    }),
    sort: t.field({ type: ProductSort, defaultValue: 'RELEVANCE', description: 'The sort order.' }),
    facetSize: t.int({
      defaultValue: FACET_SIZE,
      description: 'The maximum number of values per facet, 1 to 250. Selected values are always included.',
    }),
  }));
}

export interface ListArguments extends WindowArguments {
  filters?: GivenFilters | null | undefined;
  sort?: ProductSortName | null | undefined;
  facetSize?: number | null | undefined;
}

/** The complexity of a page: its size times the cost of the selected product fields. A size above the maximum fails with its own error, not this limit's. */
export function pageComplexity({ first }: WindowArguments) {
  return { field: 1, multiplier: Math.min(Math.max(1, first ?? REST_PAGE_SIZE), PAGE_SIZE_MAXIMUM) };
}

/** Reads one page of a list of products. When the shop API lists a product twice, only the first occurrence is returned. */
export async function readProducts(
  given: ListArguments,
  { brands, excludedFields }: Context,
  info: GraphQLResolveInfo,
  fetchPage: (page: number, request: ListRequest) => Promise<ListPage>,
): Promise<ProductListRecord> {
  refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
  refuseOutOfRange('page', given.page, 1, PAGE_MAXIMUM);
  const selection = selectionOf(given);
  const withFacets = selectsFacets(info);
  const state = fingerprint(selection);
  const wanted = new Set(selection.filters.brands);
  const brandIds =
    wanted.size > 0
      ? (await brands()).flatMap(({ entityId, path }) => (wanted.has(brandSlug(path)) ? [entityId] : []))
      : [];
  const window = windowOf(given, state);
  const { items, total, head } = await readWindow<Product, ListPage>(window, (page) =>
    fetchPage(page, { selection, brandIds, withFacets, excludedFields: excludedFields.items }),
  );
  const paths = new Set<string>();
  const positions = items.map((product) =>
    product && !paths.has(product.path) && paths.add(product.path) ? product : null,
  );
  const edges = positions.flatMap((node, index) =>
    node ? [{ node, cursor: cursorOf(window.offset + index, state) }] : [],
  );
  return { edges, window, total, head, selection, pageInfo: pageInfoOf(window, total, positions, state) };
}

/** Throws BAD_USER_INPUT for an argument outside its range. */
export function refuseOutOfRange(
  name: string,
  value: number | null | undefined,
  minimum: number,
  maximum: number,
): void {
  if (value === null || value === undefined || (value >= minimum && value <= maximum)) return;
  throw new GraphQLError(`\`${name}\` must be from ${minimum} to ${maximum}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
