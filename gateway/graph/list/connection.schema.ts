import { type GraphQLResolveInfo } from 'graphql';
import { FILTERS_MAXIMUM } from '@storefront/domain/filters.data.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import type { Context } from '../context.ts';
import { brandIdsOf } from '../brand/brand.rules.ts';
import type { Product } from '../product/product.rules.ts';
import {
  connectionOf,
  cursorOf,
  PAGE_SIZE_MAXIMUM,
  pageInfoOf,
  REST_PAGE_SIZE,
  windowOf,
  type Connection,
  type WindowArguments,
} from '../../upstream/window.rules.ts';
import { readWindow, windowAfter, type RestPage } from '../../upstream/window.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { memoized } from '../request-loader.ts';
import { selectsFacets } from './facet-lookahead.ts';
import { listFilters, type ListRequest } from './list.rest.ts';
import {
  FACET_SIZE,
  fingerprint,
  selectionOf,
  type GivenFilters,
  type ListPage,
  type ProductSort as ProductSortName,
} from './list.rules.ts';
import { ProductFilters, ProductSort } from './list.schema.ts';
import type { ProductListRecord } from './product-list.schema.ts';

/** Keeps offsets within the range that a cursor can encode. */
const PAGE_MAXIMUM = 100_000;

/** The arguments of a connection of anything but products. */
export function windowArguments(items: string) {
  return builder.args((t) => ({
    first: t.int({ defaultValue: REST_PAGE_SIZE, description: `The number of ${items} on the page, 0 to 100.` }),
    after: t.string({
      description:
        `The cursor after which the page starts. It stands at one of the ${items}: others that were added or removed ` +
        'before it, up to 16, hide and repeat nothing. Costs up to three calls to find it.',
    }),
  }));
}

export async function readConnection<Item>(
  given: WindowArguments,
  fetchPage: (page: number) => Promise<RestPage<Item>>,
  keyOf: (item: Item) => string,
): Promise<Connection<Item>> {
  refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
  const once = memoized(fetchPage);
  const window = await windowAfter(given, keyOf, once);
  return connectionOf(window, await readWindow<Item, RestPage<Item>>(window, once), keyOf);
}

/** The arguments that every list of products takes. */
export function listArguments() {
  return builder.args((t) => ({
    first: t.int({ defaultValue: REST_PAGE_SIZE, description: 'The number of products on the page, 0 to 100.' }),
    after: t.string({
      description:
        'The cursor after which the page starts. It stands at a position: a product that leaves the list meanwhile ' +
        'hides the one that takes its place. `products` has all. One with other filters or another order starts at ' +
        'the top.',
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

/** Its calls, and its size times the cost of its items. A size above the maximum fails with its own error. */
export function pageComplexity({ first }: WindowArguments) {
  const size = Math.min(Math.max(1, first ?? REST_PAGE_SIZE), PAGE_SIZE_MAXIMUM);
  return { field: 1 + CALL_COMPLEXITY * Math.ceil(size / REST_PAGE_SIZE), multiplier: size };
}

/** At least a whole page of the shop API, which has all facets too. More values of them may be a call of their own. */
export function listComplexity({ first, facetSize }: ListArguments) {
  const { field, multiplier } = pageComplexity({ first: Math.max(first ?? 0, REST_PAGE_SIZE) });
  return { field: (facetSize ?? FACET_SIZE) === FACET_SIZE ? field : field + CALL_COMPLEXITY, multiplier };
}

/** When the shop API lists a product twice, only the first occurrence is returned. */
export async function readProducts(
  given: ListArguments,
  { brands, excludedFields }: Context,
  info: GraphQLResolveInfo,
  fetchPage: (page: number, request: ListRequest) => Promise<ListPage>,
): Promise<ProductListRecord> {
  refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
  refuseOutOfRange('page', given.page, 1, PAGE_MAXIMUM);
  const selection = selectionOf(given);
  if (listFilters({ selection }).length > FILTERS_MAXIMUM)
    throw badUserInput(`\`filters\` must have at most ${FILTERS_MAXIMUM} facet values.`);
  const withFacets = selectsFacets(info);
  const state = fingerprint(selection);
  const slugs = selection.filters.brands;
  const brandIds = slugs.length > 0 ? brandIdsOf(slugs, await brands()) : [];
  const window = windowOf(given, state);
  const { items, total, head } = await readWindow<Product, ListPage>(window, (page) =>
    fetchPage(page, { selection, brandIds, withFacets, excludedFields: excludedFields.items }),
  );
  const paths = new Set<string>();
  const positions = items.map((product) =>
    product && !paths.has(product.path) && paths.add(product.path) ? product : null,
  );
  const cursorAt = (index: number) => cursorOf(window.offset + index, state);
  const edges = positions.flatMap((node, index) => (node ? [{ node, cursor: cursorAt(index) }] : []));
  return { edges, window, total, head, selection, pageInfo: pageInfoOf(window, total, positions, cursorAt) };
}

export function refuseOutOfRange(
  name: string,
  value: number | null | undefined,
  minimum: number,
  maximum: number,
): void {
  if (value === null || value === undefined || (value >= minimum && value <= maximum)) return;
  throw badUserInput(`\`${name}\` must be from ${minimum} to ${maximum}.`);
}
