import { CategoryTree, FaqList, type CategoryRecord } from '@storefront/schema/rest/category.ts';
import { AdditionalFilters, CategoryPage } from '@storefront/schema/rest/list.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import {
  listFilters,
  listParameters,
  optionalListParameters,
  toFacets,
  toListPage,
  type ListRequest,
} from '../list/list.rest.ts';
import { emptyPage, FACET_SIZE, isPlain, type Facet, type ListPage } from '../list/list.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent, readBody, readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';
import type { CategoryNode, Faq } from './category.rules.ts';

const categoryTree = contractOf(CategoryTree);

const TREE_PATH = '/categories/get_featured_categories';

/** `GET /categories/get_featured_categories`: top level first, without invisible categories and their descendants. */
export async function fetchCategoryTree(rest: RestClient): Promise<CategoryNode[]> {
  const nodes = toNodes(await readBody(rest, { kind: 'structure', path: TREE_PATH, contract: categoryTree }));
  // An empty tree would be cached and turn every category page into a 404.
  if (nodes.length === 0) throw new UpstreamError(TREE_PATH, 'answered no category');
  return nodes;
}

function toNodes(records: readonly CategoryRecord[] | null | undefined): CategoryNode[] {
  return listOf(records, 'id', (record) => record)
    .filter(({ is_visible }) => is_visible !== false)
    .toSorted((a, b) => countOf(a.sort_order) - countOf(b.sort_order))
    .map((record) => ({
      entityId: record.id,
      name: record.name,
      path: pathOf(record.url),
      description: textOf(record.description),
      pageTitle: record.page_title || record.name,
      metaDescription: textOf(record.meta_description),
      sortOrder: countOf(record.sort_order),
      searchKeywords: keywordsOf(record.search_keywords),
      metaKeywords: keywordsOf(record.meta_keywords),
      imageUrl: record.image_url || null,
      children: toNodes(record.children),
    }));
}

function keywordsOf(text: string | null | undefined): string[] {
  return textOf(text)
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

const LIST_PATH = '/categories/get_category_by_url';

const categoryPage = contractOf(CategoryPage);

export type CategoryKey = Pick<CategoryNode, 'entityId' | 'path'>;

/** Empty for an unknown category. More values per facet of the whole list are a call of their own. */
export async function fetchCategoryPage(
  options: RestOptions,
  category: CategoryKey,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const { selection, withFacets } = request;
  if (!withFacets || selection.facetSize === FACET_SIZE || !isPlain(selection))
    return fetchCategoryByUrl(options, category.path, page, request);
  const [list, facets] = await Promise.all([
    fetchCategoryByUrl(options, category.path, page, {
      ...request,
      selection: { ...selection, facetSize: FACET_SIZE },
    }),
    fetchAdditionalFacets(options.rest, category.entityId, selection.facetSize),
  ]);
  return facets ? { ...list, facets } : fetchCategoryByUrl(options, category.path, page, request);
}

const additionalFilters = contractOf(AdditionalFilters);

/** `GET /categories/get_additional_filters/{id}`; null from a shop API without the call. */
async function fetchAdditionalFacets(
  rest: RestClient,
  categoryId: number,
  facetSize: number,
): Promise<readonly Facet[] | null> {
  const path = `/categories/get_additional_filters/${categoryId}`;
  const body = await readOptional(rest, {
    kind: 'list',
    path,
    query: new URLSearchParams({ aggs_size: String(facetSize) }),
    contract: additionalFilters,
  });
  return body ? toFacets(body.filters) : null;
}

/** `POST /categories/get_category_by_url` */
async function fetchCategoryByUrl(
  { rest, pricesIncludeVat }: RestOptions,
  categoryPath: string,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters(request, page, pricesIncludeVat);
  query.set('category_url', categoryPath);
  if (request.withFacets) query.set('with_filters', 'true');
  const answer = await rest.call({
    kind: 'list',
    method: 'POST',
    safe: true,
    path: LIST_PATH,
    query,
    optionalQuery: optionalListParameters(request),
    body: { filters: listFilters(request) },
    contract: categoryPage,
  });
  // A category that has just moved is found at its new path once the tree is refreshed.
  return isAbsent(answer) || answer.kind === 'moved'
    ? emptyPage
    : toListPage(bodyOf(LIST_PATH, answer).category_products, request, pricesIncludeVat);
}

const faqList = contractOf(FaqList);

/** `GET /categories/get_faqs`; none from a shop API without the call. */
export async function fetchFaqs(rest: RestClient, categoryId: number): Promise<Faq[]> {
  const body = await readOptional(rest, {
    kind: 'structure',
    path: '/categories/get_faqs',
    query: new URLSearchParams({ category_id: String(categoryId) }),
    contract: faqList,
  });
  if (!body) return [];
  return listOf(body, 'question', ({ question, answer: text }) => ({ question, answer: text }));
}
