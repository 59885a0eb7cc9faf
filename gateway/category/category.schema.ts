import { builder } from '../builder.ts';
import { safeHtml } from '../content/html.rules.ts';
import { encodeId } from '../ids.rules.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { pageComplexity, ProductConnection, readProducts } from '../product/connection.schema.ts';
import { Breadcrumb } from '../product/parts.schema.ts';
import { canonicalPath } from '../url/url.rules.ts';
import type { Category, CategoryNode } from './category.rules.ts';

const ProductSort = builder.enumType('ProductSort', {
  description: 'The order of a list of products.',
  values: {
    RELEVANCE: { description: 'What sells best first.' },
    PRICE_ASCENDING: { description: 'Cheapest first, by price inc VAT.' },
    PRICE_DESCENDING: { description: 'Dearest first, by price inc VAT.' },
  } as const,
});

export const CategoryType = builder.objectRef<Category>('Category');
CategoryType.implement({
  description: 'A place in the shop where products of one kind are listed. Everything but its products comes from the category tree, which is kept for a minute.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ entityId }) => encodeId('Category', entityId) }),
    entityId: t.exposeInt('entityId', { description: 'Its number in the shop API.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
    description: t.string({ description: 'HTML, sanitised; empty for none.', resolve: ({ description }) => safeHtml(description) }),
    pageTitle: t.exposeString('pageTitle', { description: 'Title for its page.' }),
    metaDescription: t.exposeString('metaDescription', { description: 'One or two sentences for search engines; empty for none.' }),
    image: t.field({ type: Image, nullable: true, description: 'Its picture.', resolve: ({ imageUrl, name }) => imageOf(imageUrl, name) }),
    breadcrumb: t.field({
      type: [Breadcrumb],
      description: 'The way to it from the top category, itself last.',
      resolve: (category) => [...category.ancestors, category].map(({ name, path }) => ({ name, path })),
    }),
    children: t.field({ type: [CategoryType], description: 'The categories below it, in display order.', resolve: async ({ children }, _, { categories }) => placed(children, (await categories()).byPath) }),
    siblings: t.field({ type: [CategoryType], description: 'The other categories at its level.', resolve: async ({ siblings }, _, { categories }) => placed(siblings, (await categories()).byPath) }),
    products: t.field({
      type: ProductConnection,
      nullable: true,
      description: 'The products listed in it and below it. Costs one call for every 16 products; null only when the shop API cannot answer.',
      complexity: pageComplexity,
      args: {
        first: t.arg.int({ description: 'How many: 0 to 100, 16 unless told.' }),
        after: t.arg.string({ description: 'The cursor after which the page starts.' }),
        page: t.arg.int({ description: 'The page to start at, from 1, in steps of `first`; ignored with `after`.' }),
        sort: t.arg({ type: ProductSort, description: 'The order; RELEVANCE unless told.' }),
      },
      resolve: ({ path }, { sort, ...window }, { catalogue }) => readProducts(window, (page) => catalogue.categoryPage(path, page, sort ?? 'RELEVANCE')),
    }),
  }),
});

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryType,
    nullable: true,
    description: 'The category that lives at a path; null when none does.',
    args: { path: t.arg.string({ required: true, description: 'Such as /interior-lighting/; case and missing slashes do not matter.' }) },
    resolve: async (_, { path }, { categories }) => (await categories()).byPath.get(canonicalPath(path) ?? ''),
  }),
  categories: t.field({
    type: [CategoryType],
    nullable: true,
    description: 'The top-level categories, in display order; null only when the shop API cannot answer.',
    resolve: async (_, __, { categories }) => [...(await categories()).roots],
  }),
}));

function placed(nodes: readonly CategoryNode[], byPath: ReadonlyMap<string, Category>): Category[] {
  return nodes.flatMap(({ path }) => byPath.get(path) ?? []);
}
