import { slugOf } from '@storefront/domain/slug.rules.ts';
import { RangeRecord } from '@storefront/schema/rest/range.ts';
import { RangeParameters, RangePath } from '@storefront/schema/rest/requests/range.ts';
import { rangeName, rangeUrlOf } from '@storefront/domain/product/range-name.rules.ts';
import { refused } from './http/problems.ts';
import { listQuery } from './list-query.ts';
import { itemRecords } from './list-record.ts';
import type { ReadRoutes } from './route.ts';

/** A page of so many cards is the most that a shopper can use. */
const PRODUCTS_MAXIMUM = 200;
const FINISHES_MAXIMUM = 80;
const FINISH = 'Finish';

export const rangeRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/ranges/:slug',
    {
      schema: {
        tags: ['Products'],
        summary: 'Returns a range with its products by kind, at most 200',
        response: { 200: RangeRecord },
        isOptional: true,
        params: RangePath,
        querystring: RangeParameters,
        errors: { 404: 'The range does not exist.' },
      },
    },
    async ({ params: { slug }, query }) => {
      const { lists, structure } = shop;
      const all = {
        ...listQuery({}, []),
        scope: { kind: 'range', url: rangeUrlOf(slug) } as const,
        limit: PRODUCTS_MAXIMUM,
        facetSize: FINISHES_MAXIMUM,
      };
      const whole = lists.list(all);
      if (whole.total === 0) throw refused(404, 'Range not found');
      const finishes = whole.facets.find(({ name }) => name === FINISH)?.values.map(({ value }) => value) ?? [];
      const finish = query.finish ? finishes.find((name) => slugOf(name) === query.finish) : undefined;
      const filters = query.finish
        ? [{ name: FINISH, values: finish ? [finish] : [], minimum: null, maximum: null }]
        : [];
      const listed = new Set(lists.list({ ...all, filters, withFacets: false }).ids);
      const products = await shop.products.byIds(whole.ids);
      const brand = structure.brandById.get(products[0]?.brandId ?? 0);
      const shown = products.filter(({ id }) => listed.has(id));
      const kinds = Map.groupBy(shown, ({ categoryIds: [id = 0] }) => id);
      const names = products.map(({ name }) => name);
      return {
        name: rangeName(slug, names),
        ...(brand && { brand: { id: brand.id, name: brand.name, brand_url: brand.url } }),
        finishes,
        ...(finish && { finish }),
        kinds: await Promise.all(
          [...kinds].map(async ([id, group]) => ({
            name: structure.categoryById.get(id)?.name ?? 'Other',
            url: structure.categoryById.get(id)?.url ?? null,
            results: await itemRecords(shop, group, { filters }),
          })),
        ),
      };
    },
  );
};
