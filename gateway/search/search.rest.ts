import { itemPageShape, toPage } from '../product/item.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { Product } from '../product/product.rules.ts';
import { bodyOf } from '../rest/client.ts';
import type { RestPage } from '../rest/window.ts';

/** `GET /search_df`: one page of the products that match a term, best first. */
export async function fetchSearchPage(options: RestOptions, term: string, page: number): Promise<RestPage<Product>> {
  return fetchPage(options, '/search_df', new URLSearchParams({ query_string: term, page_no: String(page) }));
}

/** `GET /featured`: one page of the products that the shop puts forward. */
export async function fetchFeaturedPage(options: RestOptions, page: number): Promise<RestPage<Product>> {
  return fetchPage(options, '/featured', new URLSearchParams({ page_no: String(page) }));
}

async function fetchPage({ rest, pricesIncludeVat }: RestOptions, path: string, query: URLSearchParams): Promise<RestPage<Product>> {
  return toPage(bodyOf(path, await rest.call({ method: 'GET', path, query, shape: itemPageShape })), pricesIncludeVat);
}
