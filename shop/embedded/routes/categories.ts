import type { Static } from 'typebox';
import { CategoryTree, FaqList } from '@storefront/schema/rest/category.ts';
import { AdditionalFilters, CategoryPage, ProductPage } from '@storefront/schema/rest/list.ts';
import {
  CategoryPageParameters,
  CategoryPath,
  FacetSizeParameters,
  FaqParameters,
  FilteredProductsParameters,
} from '@storefront/schema/rest/requests/category.ts';
import { FilterBody, ListParameters } from '@storefront/schema/rest/requests/list.ts';
import type { CatalogueCategory } from '../catalogue/catalogue.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import { readRedirect } from '../catalogue/catalogue-store.ts';
import type { ReadModel } from '../read-model.ts';
import { badFilters, facetSizeOf, filtersOf, idOf, listQuery } from './list-query.ts';
import { filterRecords, listRecord } from './list-record.ts';
import { categoryRecord } from './records.ts';
import { refused, sendMoved } from './http/problems.ts';
import { describedAs, type ReadRoutes } from './route.ts';
import { searchRecord } from './search/search.ts';

const described = describedAs({ tags: ['Categories'] });

/** Categories without products are hidden, except while the whole shop has none. */
function treeRecord(category: CatalogueCategory, shop: ReadModel): object {
  const { structure, lists } = shop;
  const isVisible = lists.size === 0 || lists.isFilled(category.id);
  return {
    ...categoryRecord(category, structure),
    is_visible: isVisible,
    children: structure.childrenOf(category.id).map((child) => treeRecord(child, shop)),
  };
}

/** The whole shop without a category, or on a brand page. */
function categoryScope(query: Static<typeof FilteredProductsParameters>): ListScope {
  const id = idOf(query.category_id);
  return id === null || query.is_brand_page === 'true' ? { kind: 'all' } : { kind: 'category', id };
}

export const categoryRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/categories/get_featured_categories',
    described({ summary: 'Lists the whole category tree from the top level', response: { 200: CategoryTree } }),
    () => shop.structure.childrenOf(0).map((category) => treeRecord(category, shop)),
  );

  server.post(
    '/categories/get_category_by_url',
    {
      ...described({
        summary: 'Returns one page of a category’s products',
        response: { 200: CategoryPage },
        querystring: CategoryPageParameters,
        body: FilterBody,
        errors: {
          301: 'The category has moved.',
          400: 'The filters are malformed.',
          404: 'The category does not exist.',
        },
      }),
      // A moved category redirects even when the filters are invalid.
      attachValidation: true,
    },
    async ({ query, body, validationError }, reply) => {
      const { structure } = shop;
      const url = query.category_url ?? '';
      const category = structure.categoryByUrl.get(url);
      if (!category) {
        const moved = await readRedirect(shop.db, url);
        if (moved === null) throw refused(404, 'Category not found');
        return sendMoved(reply, moved);
      }
      if (validationError) throw badFilters();
      const record = (other: CatalogueCategory) => categoryRecord(other, structure);
      return {
        category: { ...record(category), children: structure.childrenOf(category.id).map(record) },
        category_siblings: structure
          .childrenOf(category.parentId)
          .filter((other) => other !== category)
          .map(record),
        category_products: await listRecord(
          shop,
          { ...listQuery(query, filtersOf(body)), scope: { kind: 'category', id: category.id } },
          query.exclude_fields,
        ),
      };
    },
  );

  server.post(
    '/categories/get_products_with_filters',
    {
      ...described({
        summary: 'Lists one page of filtered or sorted products of a brand, a category, a search or the whole shop',
        response: { 200: ProductPage },
        querystring: FilteredProductsParameters,
        body: FilterBody,
        errors: { 400: 'The filters are malformed.' },
      }),
      schemaErrorFormatter: badFilters,
    },
    async ({ query, body }) => {
      const list = listQuery(query, filtersOf(body));
      if (query.query_string !== undefined) return searchRecord(shop, query.query_string, list, query);
      // A brand page also sends a category, which is ignored.
      const scope: ListScope =
        query.is_brand_page === 'true' && list.brandIds.length > 0
          ? { kind: 'brands', ids: list.brandIds }
          : categoryScope(query);
      return listRecord(shop, { ...list, scope }, query.exclude_fields);
    },
  );

  server.get(
    '/categories/get_products_by_category_id/:id',
    { schema: { hide: true, params: CategoryPath, querystring: ListParameters } },
    ({ params, query }) => {
      const id = Number(params.id);
      if (!shop.structure.categoryById.has(id)) throw refused(404, 'Category not found');
      return listRecord(shop, { ...listQuery(query, []), scope: { kind: 'category', id } }, query.exclude_fields);
    },
  );

  server.get(
    '/categories/get_additional_filters/:id',
    described({
      summary: 'Lists the facets of a category with more values than a page of its products has',
      response: { 200: AdditionalFilters },
      isOptional: true,
      params: CategoryPath,
      querystring: FacetSizeParameters,
      errors: { 404: 'The category does not exist.' },
    }),
    ({ params, query }) => {
      const id = Number(params.id);
      if (!shop.structure.categoryById.has(id)) throw refused(404, 'Category not found');
      const { facets } = shop.lists.list({
        ...listQuery({}, []),
        scope: { kind: 'category', id },
        limit: 0,
        facetSize: facetSizeOf(query),
      });
      return { filters: filterRecords(facets) };
    },
  );

  server.get(
    '/categories/get_faqs',
    described({
      summary: 'Lists the frequently asked questions of a category, or else of its nearest ancestor that has some',
      response: { 200: FaqList },
      isOptional: true,
      querystring: FaqParameters,
      errors: { 404: 'The category does not exist.' },
    }),
    ({ query }) => {
      const trail = shop.structure.trailOf(Number(query.category_id));
      if (trail.length === 0) throw refused(404, 'Category not found');
      const { faqs } = trail.findLast((category) => category.faqs.length > 0) ?? { faqs: [] };
      return faqs.map(({ question, answerHtml }) => ({ question, answer: answerHtml }));
    },
  );
};
