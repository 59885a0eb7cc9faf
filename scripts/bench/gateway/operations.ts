import { excludeFieldsParameter, type ExcludedFields } from '../../../gateway/graph/sparse-fieldsets.rest.ts';
import type { ServerKind } from './server-kinds.ts';

/** A measured operation, the REST requests that answer it, and its allowed cost relative to relaying them. */
export interface Measured {
  name: 'product' | 'search' | 'cart' | 'typename';
  query: string;
}

/** The highest ratio of the gateway's CPU time to another server's, for operations that read something. */
export const LIMITS: readonly { to: ServerKind; most: number }[] = [
  { to: 'before', most: 1.25 },
  { to: 'apollo', most: 1 },
];

/** One request as a client sends it. */
export interface Wanted {
  body: string;
  headers: Record<string, string>;
}

const PRICE = 'incVat { pence currency } exVat { pence currency }';

export const operations: readonly Measured[] = [
  {
    name: 'product',
    query: `query Product($path: String!) { product(path: $path) {
      id name sku path description energyClass brand { name path } price { ${PRICE} } retailPrice { incVat { pence } }
      onSale stock { status level message } images { url(width: 640) description } specifications { name value }
      breadcrumb { name path } options { name values { label available } }
      variants { id sku price { ${PRICE} } stock { status level } selectedOptions { name value } } } }`,
  },
  {
    name: 'search',
    query: `query Search($term: String!) { search(query: $term, first: 16) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
        id name sku path brand { name } price { ${PRICE} } retailPrice { incVat { pence } } onSale stock { status }
        image { url(width: 320) description } variantCount } } } }`,
  },
  {
    name: 'cart',
    query: `query Cart { cart { id quantity isEmpty subtotal { ${PRICE} } lines {
      id name sku path quantity price { ${PRICE} } lineTotal { ${PRICE} } image { url(width: 160) }
      selectedOptions { name value } maximumQuantity product { id stock { status level } } } } }`,
  },
  { name: 'typename', query: '{ __typename }' },
];

/** The variables of the operations: enough different ones that no two equal requests run at once. */
export interface Targets {
  paths: readonly string[];
  terms: readonly string[];
  carts: readonly { token: string; paths: readonly string[] }[];
  /** The fields of the shop API that each operation reads (`extensions.reads`). */
  reads: Readonly<Record<Measured['name'], readonly string[]>>;
  /** The REST fields that each operation excludes. */
  excludedFields: Readonly<Record<Measured['name'], ExcludedFields>>;
}

/** All requests of an operation, sent in this order repeatedly. */
export function requestsOf({ name, query }: Measured, { paths, terms, carts }: Targets): Wanted[] {
  const wanted = (variables: object, headers: Record<string, string> = {}): Wanted => ({
    body: JSON.stringify({ query, variables }),
    headers,
  });
  if (name === 'product') return paths.map((path) => wanted({ path }));
  if (name === 'search') return terms.map((term) => wanted({ term }));
  if (name === 'cart') return carts.map(({ token }) => wanted({}, { authorization: `Bearer ${token}` }));
  return [wanted({})];
}

/** The REST requests that the relay makes for the same data. */
export function restCallsOf(
  name: Measured['name'],
  variables: { path?: string; term?: string },
  cart: Targets['carts'][number] | undefined,
  excludedFields: ExcludedFields,
): { method: 'GET' | 'POST'; path: string }[] {
  const read = (path: string, query: Record<string, string>) => [
    { method: 'GET' as const, path: `${path}?${new URLSearchParams(query).toString()}` },
  ];
  if (name === 'product') return read(`/products${variables.path}`, excludeFieldsParameter(excludedFields.records));
  if (name === 'search')
    return read(`/search/${encodeURIComponent(variables.term ?? '')}`, {
      page_no: '1',
      with_filters: 'false',
      ...excludeFieldsParameter(excludedFields.items),
    });
  if (name !== 'cart' || !cart) return [];
  const query = new URLSearchParams([
    ...cart.paths.map((path) => ['url_list', path]),
    ...Object.entries(excludeFieldsParameter(excludedFields.records)),
  ]);
  return [
    { method: 'GET', path: `/cart?token=${cart.token}` },
    { method: 'POST', path: `/get_products_from_blog_url_list?${query.toString()}` },
  ];
}
