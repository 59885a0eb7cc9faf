import { ProductPage } from '@storefront/schema/rest/list.ts';
import { ProductList } from '@storefront/schema/rest/product.ts';
import { FilteredListParameters } from '@storefront/schema/rest/requests/list.ts';
import { RelatedCategoriesBody, RelatedProductsParameters } from '@storefront/schema/rest/requests/product.ts';
import { ofEach } from '../catalogue/broken-products.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import type { ReadModel } from '../read-model.ts';
import { filtersOfQuery, listQuery } from './list-query.ts';
import { listRecord, ratingRecords } from './list-record.ts';
import { itemRecord } from './records.ts';
import { refused } from './http/problems.ts';
import { describedAs, type ReadRoutes } from './route.ts';

const described = describedAs({ tags: ['Products'] });

const RELATED_PRODUCTS = 8;

/** Best-selling products that can be bought, without the excluded one. */
async function relatedRecords(shop: ReadModel, categoryIds: readonly number[], excludedId: number) {
  const unfiltered = listQuery({}, []);
  const ids = new Set<number>();
  for (const id of categoryIds) {
    const scope: ListScope = { kind: 'category', id };
    // More than needed: the excluded product and those off sale are dropped below.
    for (const found of shop.lists.list({ ...unfiltered, scope, limit: RELATED_PRODUCTS * 3, withFacets: false }).ids)
      ids.add(found);
  }
  ids.delete(excludedId);
  const products = (await shop.products.byIds([...ids])).filter(({ availability }) => availability === 'available');
  const ratings = await ratingRecords(shop, products);
  const records = ofEach(products, (product) => ({ ...itemRecord(product, shop), ...ratings(product.id) }));
  return records.slice(0, RELATED_PRODUCTS);
}

export const listRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/featured',
    described({
      summary: 'Lists one page of featured products',
      response: { 200: ProductPage },
      querystring: FilteredListParameters,
      errors: { 400: 'The filters are malformed.' },
    }),
    async ({ query }) => {
      const filters = filtersOfQuery(query.filters);
      return listRecord(shop, { ...listQuery(query, filters), scope: { kind: 'featured' } }, query.exclude_fields);
    },
  );

  server.get(
    '/products/related_products',
    described({
      summary: 'Lists up to eight purchasable products of a category',
      response: { 200: ProductList },
      querystring: RelatedProductsParameters,
    }),
    ({ query }) => relatedRecords(shop, [Number(query.category)], Number(query.exclude_id)),
  );

  server.post(
    '/products/related_products_deprecated',
    {
      schema: { hide: true, querystring: RelatedProductsParameters, body: RelatedCategoriesBody },
      schemaErrorFormatter: () => refused(400, 'The body must be a list of category ids'),
    },
    ({ query, body }) => relatedRecords(shop, body, Number(query.exclude_id)),
  );
};
