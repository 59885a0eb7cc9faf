import { z, type ZodType } from 'zod';
import { UpstreamError } from '../../upstream/errors.ts';
import { listFilters, listPageShape, listParameters, toListPage, type ListRequest } from '../list/list.rest.ts';
import { emptyPage, type ListPage } from '../list/list.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { entityId, listOf, optionalCount, optionalText, path } from '../../upstream/shapes.ts';
import type { CategoryNode, Faq } from './category.rules.ts';

interface TreeRecord {
  id: number;
  name: string;
  url: string;
  description: string;
  page_title: string;
  meta_description: string;
  image_url: string;
  sort_order: number;
  is_visible?: boolean | null | undefined;
  children?: TreeRecord[] | null | undefined;
}

const treeShape: ZodType<TreeRecord[]> = z.lazy(() => listOf(nodeShape, ({ id }) => id));

const nodeShape: ZodType<TreeRecord> = z.object({
  id: entityId,
  name: z.string().min(1),
  url: path,
  description: optionalText,
  page_title: optionalText,
  meta_description: optionalText,
  image_url: optionalText,
  sort_order: optionalCount,
  is_visible: z.boolean().nullish(),
  children: treeShape.nullish(),
});

const TREE_PATH = '/categories/get_featured_categories';

/** `GET /categories/get_featured_categories`: the whole tree, top level first; what is not to be seen is left out with all below it. */
export async function fetchCategoryTree(rest: RestClient): Promise<CategoryNode[]> {
  const nodes = toNodes(
    bodyOf(TREE_PATH, await rest.call({ kind: 'structure', method: 'GET', path: TREE_PATH, shape: treeShape })),
  );
  // Kept for a minute, an empty tree would turn every category page into a 404.
  if (nodes.length === 0) throw new UpstreamError(TREE_PATH, 'answered no category');
  return nodes;
}

function toNodes(records: readonly TreeRecord[]): CategoryNode[] {
  return records
    .filter(({ is_visible }) => is_visible !== false)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((record) => ({
      entityId: record.id,
      name: record.name,
      path: record.url,
      description: record.description,
      pageTitle: record.page_title || record.name,
      metaDescription: record.meta_description,
      imageUrl: record.image_url || null,
      children: toNodes(record.children ?? []),
    }));
}

const LIST_PATH = '/categories/get_category_by_url';

const listShape = z.object({ category_products: listPageShape });

/** `POST /categories/get_category_by_url`: one page of a category's products. A category that is gone has none. */
export async function fetchCategoryPage(
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
    body: { filters: listFilters(request) },
    shape: listShape,
  });
  // One that has just moved is found again at its new address as soon as the tree is read anew.
  return isAbsent(answer) || answer.kind === 'moved'
    ? emptyPage
    : toListPage(bodyOf(LIST_PATH, answer).category_products, request, pricesIncludeVat);
}

const FAQS_PATH = '/categories/get_faqs';

const faqsShape = listOf(
  z.object({ question: z.string().min(1), answer: z.string().min(1) }),
  ({ question }) => question,
);

/** `GET /categories/get_faqs`: what shoppers ask about a category. A shop API without such a call answers none. */
export async function fetchFaqs(rest: RestClient, categoryId: number): Promise<Faq[]> {
  const answer = await rest.call({
    kind: 'structure',
    method: 'GET',
    path: FAQS_PATH,
    query: new URLSearchParams({ category_id: String(categoryId) }),
    shape: faqsShape,
  });
  return isAbsent(answer) ? [] : bodyOf(FAQS_PATH, answer);
}
