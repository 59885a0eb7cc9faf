import type { CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import { facets, priceBounds, select, type ListQuery } from '../catalogue/listing.rules.ts';
import type { ReadModel } from '../catalogue/read-model.ts';
import { facetSizeOf, filtersOf, listQuery, pageOf } from './list-query.ts';
import { categoryRecord, itemRecord, pounds } from './records.ts';
import { ok, refusal, type Route } from './route.ts';

const PAGE_SIZE = 16;
const RELATED_PRODUCTS = 8;

/** One page of a list with what it can be narrowed by. */
function listRecord(products: readonly CatalogueProduct[], query: URLSearchParams, filters: ListQuery['filters'], model: ReadModel) {
  const list = listQuery(query, filters);
  const selected = select(products, list);
  const start = (pageOf(query) - 1) * PAGE_SIZE;
  const bounds = priceBounds(products);
  const counts = new Map<number, number>();
  for (const { brandId } of selected) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return {
    results: selected.slice(start, start + PAGE_SIZE).map((product) => itemRecord(product, model)),
    total: selected.length,
    filters: facets(selected, list, facetSizeOf(query)),
    brands: model.brands.flatMap(({ id, name, url }) => (counts.has(id) ? [{ id, name, brand_url: url, selected: list.brandIds.includes(id), count: counts.get(id) }] : [])),
    max_price: pounds(bounds.maximum),
    min_price: pounds(bounds.minimum),
  };
}

function treeRecord(category: CatalogueCategory, model: ReadModel): object {
  return { ...categoryRecord(category, model), children: model.childrenOf(category.id).map((child) => treeRecord(child, model)) };
}

export const listRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/categories\/get_category_by_url\/?$/,
    answer({ query, body }, { model }) {
      const category = model.categoryByUrl.get(query.get('category_url') ?? '');
      if (!category) return refusal(404, 'Category not found');
      const filters = filtersOf(body);
      if (!filters) return refusal(400, 'Filters must be a list of names and values');
      const record = (other: CatalogueCategory) => categoryRecord(other, model);
      return ok({
        category: { ...record(category), children: model.childrenOf(category.id).map(record) },
        category_siblings: model.childrenOf(category.parentId).filter((other) => other !== category).map(record),
        category_products: listRecord(model.productsOf(category.id), query, filters, model),
      });
    },
  },
  {
    method: 'GET',
    path: /^\/categories\/get_featured_categories\/?$/,
    answer: (_, { model }) => ok(model.childrenOf(0).map((category) => treeRecord(category, model))),
  },
  {
    method: 'GET',
    path: /^\/featured\/?$/,
    answer: ({ query }, { model }) => ok(listRecord(model.featured, query, [], model)),
  },
  {
    method: 'GET',
    path: /^\/search_df\/?$/,
    answer({ query }, { model, search }) {
      const ids = search.find(query.get('query_string') ?? '');
      const start = (pageOf(query) - 1) * PAGE_SIZE;
      const products = ids.slice(start, start + PAGE_SIZE).flatMap((id) => model.productById.get(id) ?? []);
      return ok({ results: products.map((product) => itemRecord(product, model)), total: ids.length });
    },
  },
  {
    method: 'GET',
    path: /^\/products\/related_products\/?$/,
    answer({ query }, { model }) {
      const excluded = Number(query.get('exclude_id'));
      const others = model.productsOf(Number(query.get('category'))).filter(({ id, availability }) => id !== excluded && availability === 'available');
      return ok(others.slice(0, RELATED_PRODUCTS).map((product) => itemRecord(product, model)));
    },
  },
  {
    method: 'GET',
    path: /^\/brands\/get_all_brands\/?$/,
    answer(_, { model }) {
      const counts = new Map<number, number>();
      for (const { brandId } of model.products) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
      return ok(model.brands.map(({ id, name, url, descriptionHtml }) => ({ id, name, brand_url: url, description: descriptionHtml, products_count: counts.get(id) ?? 0 })));
    },
  },
];
