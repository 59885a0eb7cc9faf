import { BrandDetailRecord, BrandList } from '@storefront/schema/rest/brand.ts';
import { BrandParameters } from '@storefront/schema/rest/requests/brand.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import type { ReadModel } from '../read-model.ts';
import { listQuery } from './list-query.ts';
import { refused } from './http/problems.ts';
import { describedAs, type ReadRoutes } from './route.ts';

const described = describedAs({ tags: ['Brands'] });

const CATEGORIES_OF_BRAND = 12;

/** Brands without products are missing. */
function brandCounts({ lists }: ReadModel, scope: ListScope): Map<number, number> {
  const { brands } = lists.list({ ...listQuery({}, []), scope, limit: 0 });
  return new Map(brands.map(({ id, count }) => [id, count]));
}

/** Second-level categories, highest count first. */
function categoryRecords(shop: ReadModel, brandId: number) {
  const { structure } = shop;
  const inside = structure.childrenOf(0).flatMap(({ id }) => structure.childrenOf(id));
  const counted = inside.map((category) => ({
    category,
    count: brandCounts(shop, { kind: 'category', id: category.id }).get(brandId) ?? 0,
  }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.category.id - b.category.id)
    .slice(0, CATEGORIES_OF_BRAND)
    .map(({ category, count }) => ({
      id: category.id,
      name: category.name,
      url: category.url,
      image_url: category.image.url,
      count,
    }));
}

export const brandRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/brands/get_all_brands',
    described({ summary: 'Lists all brands that have products', response: { 200: BrandList } }),
    () => {
      const counts = brandCounts(shop, { kind: 'all' });
      const sold = shop.structure.brands.filter(({ id }) => counts.has(id));
      return sold.map(({ id, name, url, descriptionHtml }) => ({
        id,
        name,
        brand_url: url,
        description: descriptionHtml,
        products_count: counts.get(id) ?? 0,
      }));
    },
  );

  server.get(
    '/brands/get_brand_by_url',
    described({
      summary: 'Returns a brand with its description and categories',
      response: { 200: BrandDetailRecord },
      querystring: BrandParameters,
      errors: { 404: 'The brand does not exist.' },
    }),
    ({ query }) => {
      const brand = shop.structure.brandByUrl.get((query.brand_url ?? '').replace(/^\/?(brands\/)?|\/$/g, ''));
      if (!brand) throw refused(404, 'Brand not found');
      const { id, name, url, descriptionHtml } = brand;
      return {
        id,
        name,
        brand_url: url,
        description: descriptionHtml,
        products_count: brandCounts(shop, { kind: 'all' }).get(id) ?? 0,
        categories: categoryRecords(shop, id),
      };
    },
  );
};
