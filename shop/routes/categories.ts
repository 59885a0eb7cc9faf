import type { CatalogueCategory } from '../catalogue/catalogue.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import { readRedirect } from '../catalogue/catalogue-store.ts';
import { facetSizeOf, filtersOf, listQuery, wholeNumber } from './list-query.ts';
import { filterRecords, listRecord } from './list-record.ts';
import { categoryRecord } from './records.ts';
import { ok, refusal, type Route, type Shop } from './route.ts';
import { searched, SEARCH_IS_BEING_BUILT } from './search.ts';

const BAD_FILTERS = refusal(400, 'Filters must be a list of names and values');

/** A category with all below it; one without products is not to be seen, unless none has any. */
function treeRecord(category: CatalogueCategory, shop: Shop): object {
  const { structure, lists } = shop;
  const isVisible = lists.size === 0 || lists.isFilled(category.id);
  return {
    ...categoryRecord(category, structure),
    is_visible: isVisible,
    children: structure.childrenOf(category.id).map((child) => treeRecord(child, shop)),
  };
}

/** A category by its id; the whole shop without one. */
function categoryScope(query: URLSearchParams): ListScope {
  const id = wholeNumber(query.get('category_id'));
  return id === null || query.get('is_brand_page') === 'true' ? { kind: 'all' } : { kind: 'category', id };
}

export const categoryRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/categories\/get_category_by_url\/?$/,
    async answer({ query, body }, shop) {
      const { structure } = shop;
      const url = query.get('category_url') ?? '';
      const category = structure.categoryByUrl.get(url);
      if (!category) {
        const moved = await readRedirect(shop.db, url);
        return moved
          ? { status: 301, body: { detail: 'Moved permanently' }, headers: { location: moved } }
          : refusal(404, 'Category not found');
      }
      const filters = filtersOf(body);
      if (!filters) return BAD_FILTERS;
      const record = (other: CatalogueCategory) => categoryRecord(other, structure);
      return ok({
        category: { ...record(category), children: structure.childrenOf(category.id).map(record) },
        category_siblings: structure
          .childrenOf(category.parentId)
          .filter((other) => other !== category)
          .map(record),
        category_products: await listRecord(
          shop,
          { ...listQuery(query, filters), scope: { kind: 'category', id: category.id } },
          query,
        ),
      });
    },
  },
  {
    method: 'POST',
    path: /^\/categories\/get_products_with_filters\/?$/,
    async answer({ query, body }, shop) {
      const filters = filtersOf(body);
      if (!filters) return BAD_FILTERS;
      const list = listQuery(query, filters);
      const term = query.get('query_string');
      if (term !== null) {
        const hits = searched(shop, term);
        return hits
          ? ok({
              ...(await listRecord(shop, { ...list, scope: { kind: 'hits', hits } }, query)),
              corrected_query: hits.correctedTerm,
            })
          : SEARCH_IS_BEING_BUILT;
      }
      // A brand's page names the category that stands for all brands: what it lists is the brand's, wherever in the shop.
      const scope: ListScope =
        query.get('is_brand_page') === 'true' && list.brandIds.length > 0
          ? { kind: 'brands', ids: list.brandIds }
          : categoryScope(query);
      return ok(await listRecord(shop, { ...list, scope }, query));
    },
  },
  {
    method: 'GET',
    path: /^\/categories\/get_featured_categories\/?$/,
    answer: (_, shop) => ok(shop.structure.childrenOf(0).map((category) => treeRecord(category, shop))),
  },
  {
    method: 'GET',
    path: /^\/categories\/get_additional_filters\/(\d{1,9})\/?$/,
    answer({ parameter, query }, { structure, lists }) {
      const id = Number(parameter);
      if (!structure.categoryById.has(id)) return refusal(404, 'Category not found');
      const { facets } = lists.list({
        ...listQuery(new URLSearchParams(), []),
        scope: { kind: 'category', id },
        limit: 0,
        facetSize: facetSizeOf(query),
      });
      return ok({ filters: filterRecords(facets) });
    },
  },
  {
    method: 'GET',
    path: /^\/categories\/get_faqs\/?$/,
    answer({ query }, { structure }) {
      const trail = structure.trailOf(Number(query.get('category_id')));
      if (trail.length === 0) return refusal(404, 'Category not found');
      const { faqs } = trail.findLast((category) => category.faqs.length > 0) ?? { faqs: [] };
      return ok(faqs.map(({ question, answerHtml }) => ({ question, answer: answerHtml })));
    },
  },
];
