import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { Html } from '../scalar/scalar.schema.ts';
import { safeHtml } from '../content/html.rules.ts';
import { numberKey } from '../ids.rules.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { ProductCollection } from '../list/collection.schema.ts';
import { listArguments, listComplexity, readProducts } from '../list/connection.schema.ts';
import { facetsLedBy } from '../list/list.rules.ts';
import { ProductConnection } from '../list/product-list.schema.ts';
import { Breadcrumb } from '../product/parts.schema.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import { leadingFacets, type Category, type CategoryNode, type Faq } from './category.rules.ts';

/** About as many as a shop has, for the complexity of an operation: departments, and subcategories of one. */
export const USUAL_DEPARTMENTS = 6;
const USUAL_CHILDREN = 9;

const FaqType = builder.objectRef<Faq>('Faq').implement({
  description: 'A frequently asked question.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The question.' }),
    answer: t.field({ type: Html, description: 'The answer.', resolve: ({ answer }) => safeHtml(answer) }),
  }),
});

export const CategoryType = builder.nodeRef<Category>('Category', {
  id: { resolve: ({ entityId }) => entityId },
  loadWithoutCache: async (key, { categories }) => (await categories()).byId.get(numberKey(key) ?? -1),
});
CategoryType.implement({
  description: 'A category of products. All but `products` and `faqs` is of the category tree, cached for a minute.',
  interfaces: [ProductCollection],
  fields: (t) => ({
    entityId: t.exposeInt('entityId', { description: 'The category’s id in the shop API.' }),
    name: t.exposeString('name', { description: 'The category’s name.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
    description: t.field({
      type: Html,
      nullable: true,
      description: 'The introduction to its page. Null when it has none.',
      resolve: ({ description }) => safeHtml(description) || null,
    }),
    pageTitle: t.exposeString('pageTitle', { description: 'Title for its page.' }),
    metaDescription: t.string(
      textOrNull('metaDescription', 'One or two sentences for search engines. Null when it has none.'),
    ),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The category’s image.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    searchKeywords: t.exposeStringList('searchKeywords', {
      description: 'Words that shoppers search for it by; empty for none.',
    }),
    metaKeywords: t.exposeStringList('metaKeywords', {
      description: 'The category’s keywords for search engines; empty for none.',
    }),
    sortOrder: t.exposeInt('sortOrder', {
      description:
        'The position among siblings, ascending. Defaults to 0; lists of the graph are in this order already.',
    }),
    depth: t.int({
      description: 'The number of its ancestors: 0 at the top level.',
      resolve: ({ ancestors }) => ancestors.length,
    }),
    isVisible: t.boolean({
      description:
        'Whether shoppers see it. Always true: the graph leaves out hidden categories and their descendants.',
      resolve: () => true,
    }),
    hasChildren: t.boolean({
      description: 'Whether it has subcategories.',
      resolve: ({ children }) => children.length > 0,
    }),
    parent: t.field({
      type: CategoryType,
      nullable: true,
      description: 'The category that it belongs to; null at the top level.',
      resolve: async ({ ancestors }, _, { categories }) =>
        (await categories()).byPath.get(ancestors.at(-1)?.path ?? ''),
    }),
    breadcrumb: t.field({
      type: [Breadcrumb],
      description: 'The breadcrumb from the top-level category to this one.',
      resolve: (category) => [...category.ancestors, category].map(({ name, path }) => ({ name, path })),
    }),
    children: t.field({
      type: [CategoryType],
      complexity: { field: 1, multiplier: USUAL_CHILDREN },
      description: 'The subcategories, in display order.',
      resolve: async ({ children }, _, { categories }) => placed(children, (await categories()).byPath),
    }),
    siblings: t.field({
      type: [CategoryType],
      complexity: { field: 1, multiplier: USUAL_CHILDREN },
      description: 'The other categories at its level.',
      resolve: async ({ siblings }, _, { categories }) => placed(siblings, (await categories()).byPath),
    }),
    products: t.field({
      type: ProductConnection,
      nullable: true,
      description:
        'Its and its descendants’ products. One call for 16, one more for a `facetSize` but 10; null when one fails.',
      complexity: listComplexity,
      args: listArguments(),
      resolve: async ({ entityId, path }, given, context, info) => {
        const list = await readProducts(given, context, info, (page, request) =>
          context.catalogue.categoryPage({ entityId, path }, page, request),
        );
        const names = leadingFacets(context.config.categories.filters, path);
        return { ...list, head: { ...list.head, facets: facetsLedBy(list.head.facets, names) } };
      },
    }),
    faqs: t.field({
      type: [FaqType],
      nullable: true,
      complexity: { field: CALL_COMPLEXITY, multiplier: 5 },
      description:
        'Frequently asked questions; empty for none. Costs a call, cached for a minute; null only when it fails.',
      resolve: ({ entityId }, _, { faqs }) => faqs(entityId),
    }),
  }),
});

builder.queryFields((t) => ({
  category: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: CategoryType,
    nullable: true,
    description: 'The category at a path; null when there is none.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'The path of the category’s page, such as /shirts/. Case and missing slashes do not matter.',
      }),
    },
    resolve: async (_, { path }, { categories }) => (await categories()).byPath.get(canonicalPath(path) ?? ''),
  }),
  categories: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [CategoryType],
    nullable: true,
    complexity: { field: 1, multiplier: USUAL_DEPARTMENTS },
    description: 'The top-level categories, in display order; null only when the shop API cannot answer.',
    resolve: async (_, __, { categories }) => (await categories()).roots,
  }),
}));

function placed(nodes: readonly CategoryNode[], byPath: ReadonlyMap<string, Category>): Category[] {
  return nodes.flatMap(({ path }) => byPath.get(path) ?? []);
}
