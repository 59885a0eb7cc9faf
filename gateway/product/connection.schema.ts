import { GraphQLError } from 'graphql';
import { builder } from '../builder.ts';
import { cursorOf, PAGE_SIZE_MAXIMUM, pageInfoOf, REST_PAGE_SIZE, windowOf, type PageInfo, type Window, type WindowArguments } from '../rest/window.rules.ts';
import { readWindow, type RestPage } from '../rest/window.ts';
import type { Product } from './product.rules.ts';
import { ProductType } from './product.schema.ts';

/** No list is as long; it keeps offsets within what a cursor can say. */
const PAGE_MAXIMUM = 100_000;

interface ProductConnectionRecord {
  edges: { cursor: string; node: Product }[];
  pageInfo: PageInfo;
  window: Window;
  total: number;
}

const ProductEdge = builder.edgeObject({ name: 'ProductEdge', type: ProductType, description: 'A product in its place in a list.' } as Parameters<typeof builder.edgeObject>[0]);

export const ProductConnection = builder.objectRef<ProductConnectionRecord>('ProductConnection').implement({
  description: 'One page of a list of products.',
  fields: (t) => ({
    edges: t.field({ type: [ProductEdge], complexity: { field: 0, multiplier: 1 }, description: 'The products of this page, in order.', resolve: ({ edges }) => edges }),
    pageInfo: t.field({ type: builder.pageInfoRef(), description: 'Where this page lies in the list.', resolve: ({ pageInfo }) => pageInfo }),
    totalCount: t.int({ description: 'How many products the whole list has.', resolve: ({ total }) => total }),
    page: t.int({ description: 'This page’s number, from 1, at its own size.', resolve: ({ window }) => Math.floor(window.offset / Math.max(1, window.size)) + 1 }),
    pageCount: t.int({ description: 'How many pages of this size the list has; 0 for an empty list.', resolve: ({ total, window }) => Math.ceil(total / Math.max(1, window.size)) }),
  }),
});

/** What a page of a list costs: its own size, times what is asked of each product. A size beyond the maximum is refused by its own error. */
export function pageComplexity({ first }: WindowArguments) {
  return { field: 1, multiplier: Math.min(Math.max(1, first ?? REST_PAGE_SIZE), PAGE_SIZE_MAXIMUM) };
}

/** Reads one page of a list of products; a product that the shop API lists twice is shown where it comes first. */
export async function readProducts(given: WindowArguments, fetchPage: (page: number) => Promise<RestPage<Product>>): Promise<ProductConnectionRecord> {
  refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
  refuseOutOfRange('page', given.page, 1, PAGE_MAXIMUM);
  const window = windowOf(given);
  const { items, total } = await readWindow(window, fetchPage);
  const paths = new Set<string>();
  const positions = items.map((product) => (product && !paths.has(product.path) && paths.add(product.path) ? product : null));
  const edges = positions.flatMap((node, index) => (node ? [{ node, cursor: cursorOf(window.offset + index) }] : []));
  return { edges, window, total, pageInfo: pageInfoOf(window, total, positions) };
}

function refuseOutOfRange(name: string, value: number | null | undefined, minimum: number, maximum: number): void {
  if (value === null || value === undefined || (value >= minimum && value <= maximum)) return;
  throw new GraphQLError(`\`${name}\` must be from ${minimum} to ${maximum}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}
