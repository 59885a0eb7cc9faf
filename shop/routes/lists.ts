import { z } from 'zod';
import { ofEach } from '../catalogue/broken-products.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import { filtersOfQuery, listQuery } from './list-query.ts';
import { listRecord } from './list-record.ts';
import { itemRecord } from './records.ts';
import { ok, refusal, type Route, type Shop } from './route.ts';

const RELATED_PRODUCTS = 8;

/** What sells best of some categories, as list items, one product left out. */
async function relatedRecords(shop: Shop, categoryIds: readonly number[], excludedId: number) {
  const usual = listQuery(new URLSearchParams(), []);
  const ids = new Set<number>();
  for (const id of categoryIds) {
    const scope: ListScope = { kind: 'category', id };
    // One is left out, and what cannot be bought is too.
    for (const found of shop.lists.list({ ...usual, scope, limit: RELATED_PRODUCTS * 3, withFacets: false }).ids)
      ids.add(found);
  }
  ids.delete(excludedId);
  const products = (await shop.products.byIds([...ids])).filter(({ availability }) => availability === 'available');
  return ofEach(products, (product) => itemRecord(product, shop.structure)).slice(0, RELATED_PRODUCTS);
}

const categoryIdsBody = z.array(z.number().int()).max(50);

export const listRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/featured\/?$/,
    async answer({ query }, shop) {
      const filters = filtersOfQuery(query);
      if (!filters) return refusal(400, 'Filters must be a list of names and values');
      return ok(await listRecord(shop, { ...listQuery(query, filters), scope: { kind: 'featured' } }, query));
    },
  },
  {
    method: 'GET',
    path: /^\/products\/related_products\/?$/,
    answer: async ({ query }, shop) =>
      ok(await relatedRecords(shop, [Number(query.get('category'))], Number(query.get('exclude_id')))),
  },
  {
    method: 'POST',
    path: /^\/products\/related_products_deprecated\/?$/,
    async answer({ query, body }, shop) {
      const parsed = categoryIdsBody.safeParse(body);
      return parsed.success
        ? ok(await relatedRecords(shop, parsed.data, Number(query.get('exclude_id'))))
        : refusal(400, 'The body must be a list of category ids');
    },
  },
];
