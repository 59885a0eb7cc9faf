import type { ListScope } from '../catalogue/listing/list-query.ts';
import { listQuery } from './list-query.ts';
import { ok, refusal, type Route, type Shop } from './route.ts';

const CATEGORIES_OF_BRAND = 12;

/** Counts of brands in a part of the shop; of one brand only, where it is named. */
function brandCounts({ lists }: Shop, scope: ListScope): Map<number, number> {
  const { brands } = lists.list({ ...listQuery(new URLSearchParams(), []), scope, limit: 0 });
  return new Map(brands.map(({ id, count }) => [id, count]));
}

/** The second-level categories that have most of a brand's products, the fullest first. */
function categoryRecords(shop: Shop, brandId: number) {
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

export const brandRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/brands\/get_all_brands\/?$/,
    answer(_, shop) {
      const counts = brandCounts(shop, { kind: 'all' });
      const sold = shop.structure.brands.filter(({ id }) => counts.has(id));
      return ok(
        sold.map(({ id, name, url, descriptionHtml }) => ({
          id,
          name,
          brand_url: url,
          description: descriptionHtml,
          products_count: counts.get(id) ?? 0,
        })),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/brands\/get_brand_by_url\/?$/,
    answer({ query }, shop) {
      const brand = shop.structure.brandByUrl.get((query.get('brand_url') ?? '').replace(/^\/?(brands\/)?|\/$/g, ''));
      if (!brand) return refusal(404, 'Brand not found');
      const { id, name, url, descriptionHtml } = brand;
      return ok({
        id,
        name,
        brand_url: url,
        description: descriptionHtml,
        products_count: brandCounts(shop, { kind: 'all' }).get(id) ?? 0,
        categories: categoryRecords(shop, id),
      });
    },
  },
];
