import { PageList, PostPage } from '@storefront/schema/rest/content.ts';
import { ProductAddressPage, type PageAddressRecord } from '@storefront/schema/rest/address.ts';
import { readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';
import { blogPath, slugOf } from '../../graph/content/page.rules.ts';
import type { Address } from './sitemap.rules.ts';

const productAddressPage = contractOf(ProductAddressPage);
const pageList = contractOf(PageList);
const postPage = contractOf(PostPage);

const toAddress = ({ url, updated_at }: PageAddressRecord): Address => ({
  path: pathOf(url),
  updatedAt: textOf(updated_at),
});

export interface AddressPage {
  addresses: readonly Address[];
  /** The total number of addresses. */
  total: number;
  /** The number of addresses per page. */
  pageSize: number;
}

/** `GET /get_product_addresses`; null from a shop API without the call. */
export async function fetchProductAddresses(rest: RestClient, page: number): Promise<AddressPage | null> {
  const body = await readOptional(rest, {
    kind: 'address',
    path: '/get_product_addresses',
    query: new URLSearchParams({ page_no: String(page) }),
    contract: productAddressPage,
  });
  if (!body) return null;
  const { results, total, page_size } = body;
  return { addresses: listOf(results, 'path', toAddress), total: Math.max(0, countOf(total)), pageSize: page_size };
}

/** `GET /pages`; none from a shop API without the call. */
export async function fetchPageAddresses(rest: RestClient): Promise<readonly Address[]> {
  const body = await readOptional(rest, {
    kind: 'address',
    path: '/pages',
    contract: pageList,
  });
  return body ? listOf(body, 'path', toAddress) : [];
}

/** Older posts are found by links. */
const POST_PAGES_MAXIMUM = 50;

/** `GET /get_blog_list`; none from a shop API without a blog. */
export async function fetchPostAddresses(rest: RestClient): Promise<readonly Address[]> {
  const found: Address[] = [];
  for (let page = 1; page <= POST_PAGES_MAXIMUM; page += 1) {
    const body = await readOptional(rest, {
      kind: 'address',
      path: '/get_blog_list',
      query: new URLSearchParams({ page_no: String(page) }),
      contract: postPage,
    });
    if (!body) break;
    const { results, total } = body;
    found.push(
      ...listOf(results, 'path', ({ url, published_at }) => ({
        path: blogPath(slugOf(url)),
        updatedAt: textOf(published_at),
      })),
    );
    if (results.length === 0 || found.length >= countOf(total)) break;
  }
  return found;
}
