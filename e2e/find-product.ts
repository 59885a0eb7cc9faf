import type { APIRequestContext } from '@playwright/test';

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
  ratingSummary?: { count: number };
}

const FIELDS =
  'id path name sku energyClass stock { status level message } images { path } variants { stock { maximumQuantity } selectedOptions { name value } } modifiers { name options { label sku } }';

/** Returns the first product of a search that matches a condition. */
export async function findProduct(
  request: APIRequestContext,
  term: string,
  isWanted: (product: FoundProduct) => boolean,
  { rated = false } = {},
): Promise<FoundProduct> {
  let after: string | null = null;
  do {
    const query = `query ($term: String!, $after: String) { search(query: $term, first: 24, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} ${rated ? 'ratingSummary { count }' : ''} } } } }`;
    const response = await request.post('/graphql', { data: { query, variables: { term, after } } });
    const { data } = (await response.json()) as {
      data: { search: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: FoundProduct }[] } };
    };
    const found = data.search.edges.find(({ node }) => isWanted(node));
    if (found) return found.node;
    after = data.search.pageInfo.hasNextPage ? data.search.pageInfo.endCursor : null;
  } while (after);
  throw new Error(`No product found by "${term}" is as this test wants it.`);
}
