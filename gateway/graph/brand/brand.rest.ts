import { BrandDetailRecord, BrandList, type BrandRecord } from '@storefront/schema/rest/brand.ts';
import { filteredList, listParameters, readListPage, type ListRequest } from '../list/list.rest.ts';
import type { ListPage } from '../list/list.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { readBody, readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';
import { brandPath } from './brand.rules.ts';

export interface Brand {
  entityId: number;
  name: string;
  path: string;
  /** Missing where the call does not return it. */
  productCount?: number;
}

/** What only a brand's own call returns. */
export interface BrandDetail {
  description: string;
  /** The fullest first. */
  categories: readonly { categoryId: number; productCount: number }[];
}

const brandList = contractOf(BrandList);

export const toBrand = ({ id, name, brand_url }: BrandRecord): Brand => ({
  entityId: id,
  name,
  path: brandPath(textOf(brand_url)),
});

/** `GET /brands/get_all_brands` */
export async function fetchBrands(rest: RestClient): Promise<Brand[]> {
  const brands = await readBody(rest, { kind: 'structure', path: '/brands/get_all_brands', contract: brandList });
  return listOf(brands, 'entityId', (record) => ({ ...toBrand(record), productCount: countOf(record.products_count) }));
}

const brandDetail = contractOf(BrandDetailRecord);

/** `GET /brands/get_brand_by_url`; null for an unknown brand. */
export async function fetchBrandDetail(rest: RestClient, slug: string): Promise<BrandDetail | null> {
  const body = await readOptional(rest, {
    kind: 'structure',
    path: '/brands/get_brand_by_url',
    query: new URLSearchParams({ brand_url: slug }),
    contract: brandDetail,
  });
  if (!body) return null;
  const { description, categories } = body;
  return {
    description: textOf(description),
    categories: listOf(categories, 'categoryId', ({ id, count }) => ({ categoryId: id, productCount: countOf(count) })),
  };
}

/** The shop API's category for the products of all brands. */
const BRANDS_CATEGORY_ID = '2';

export async function fetchBrandPage(
  options: RestOptions,
  brandId: number,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters({ ...request, brandIds: [brandId] }, page, options.pricesIncludeVat);
  query.set('category_id', BRANDS_CATEGORY_ID);
  query.set('is_brand_page', 'true');
  return { ...(await readListPage(options, request, { kind: 'list', ...filteredList(query, request) })), brands: [] };
}
