import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { listOf, optionalCount, optionalText, path, positionsOf } from '../../upstream/shapes.ts';
import type { Address } from './sitemap.rules.ts';

const entry = z
  .object({ url: path, updated_at: optionalText })
  .transform(({ url, updated_at }): Address => ({ path: url, updatedAt: updated_at }));

const productsShape = z.object({
  results: positionsOf(entry, (address) => address.path),
  total: optionalCount,
  page_size: z.int().min(1).max(10_000),
});

export interface AddressPage {
  addresses: readonly Address[];
  /** How many there are on all pages. */
  total: number;
  /** How many fit a page. */
  pageSize: number;
}

const PRODUCTS_PATH = '/get_product_addresses';

/** `GET /get_product_addresses`: where products live, a page at a time; null for a shop API without the call. */
export async function fetchProductAddresses(rest: RestClient, page: number): Promise<AddressPage | null> {
  const answer = await rest.call({
    kind: 'address',
    method: 'GET',
    path: PRODUCTS_PATH,
    query: new URLSearchParams({ page_no: String(page) }),
    shape: productsShape,
  });
  if (isAbsent(answer)) return null;
  const { results, total, page_size } = bodyOf(PRODUCTS_PATH, answer);
  return { addresses: results.filter((address) => address !== null), total: Math.max(0, total), pageSize: page_size };
}

const PAGES_PATH = '/pages';

/** `GET /pages`: the shop's pages that are no list and no product; none for a shop API without the call. */
export async function fetchPageAddresses(rest: RestClient): Promise<readonly Address[]> {
  const answer = await rest.call({
    kind: 'address',
    method: 'GET',
    path: PAGES_PATH,
    shape: listOf(entry, (address) => address.path),
  });
  return isAbsent(answer) ? [] : bodyOf(PAGES_PATH, answer);
}

const post = z
  .object({ url: z.string().regex(/^[\w-]+$/), published_at: optionalText })
  .transform(({ url, published_at }): Address => ({ path: `/blog/${url}/`, updatedAt: published_at }));

const postsShape = z.object({ results: positionsOf(post, (address) => address.path), total: optionalCount });

const POSTS_PATH = '/get_blog_list';

/** More posts than a shop writes; the rest is found by links. */
const POST_PAGES_MAXIMUM = 50;

/** `GET /get_blog_list`: where the posts of the blog live; none for a shop API without one. */
export async function fetchPostAddresses(rest: RestClient): Promise<readonly Address[]> {
  const found: Address[] = [];
  for (let page = 1; page <= POST_PAGES_MAXIMUM; page += 1) {
    const answer = await rest.call({
      kind: 'address',
      method: 'GET',
      path: POSTS_PATH,
      query: new URLSearchParams({ page_no: String(page) }),
      shape: postsShape,
    });
    if (isAbsent(answer)) break;
    const { results, total } = bodyOf(POSTS_PATH, answer);
    found.push(...results.filter((address) => address !== null));
    if (results.length === 0 || found.length >= total) break;
  }
  return found;
}
