import type { APIRequestContext } from '@playwright/test';
import { graph } from './graph.ts';

/** The properties that tests choose products by, from the graph. */
export interface FoundProduct {
  id: string;
  path: string;
  name: string;
  sku: string;
  energyClass: string | null;
  stock: { status: string; level: number | null; message: string };
  images: object[];
  variants: { stock: { maximumQuantity: number | null }; selectedOptions: { name: string; value: string }[] }[];
  modifiers: { name: string; options: { label: string; sku: string }[] }[];
  price: { incVat: { pence: number } };
}

interface Found {
  search: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: FoundProduct }[] };
}

const FIELDS = `id path name sku energyClass images { path } stock { status level message } price { incVat { pence } }
  variants { stock { maximumQuantity } selectedOptions { name value } } modifiers { name options { label sku } }`;

/** Returns a product without variants, in plentiful stock, that a search finds. */
export const findPlain = (request: APIRequestContext, term: string) =>
  findProduct(request, term, ({ variants, stock }) => variants.length === 0 && stock.status === 'PLENTY');

/** Returns the first product of a search that matches a condition. */
export async function findProduct(
  request: APIRequestContext,
  term: string,
  isWanted: (product: FoundProduct) => boolean,
): Promise<FoundProduct> {
  const query = `query ($term: String!, $after: String) { search(query: $term, first: 24, after: $after) {
    pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } }`;
  let after: string | null = null;
  do {
    const { search }: Found = await graph(request, query, { term, after });
    const found = search.edges.find(({ node }) => isWanted(node));
    if (found) return found.node;
    after = search.pageInfo.hasNextPage ? search.pageInfo.endCursor : null;
  } while (after);
  throw new Error(`No product found by "${term}" is as this test wants it.`);
}
