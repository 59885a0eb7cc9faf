import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { Html } from '../scalar/scalar.schema.ts';
import type { Category } from '../category/category.rules.ts';
import { CategoryType } from '../category/category.schema.ts';
import { safeHtml } from '../content/html.rules.ts';
import { listArguments, listComplexity, readProducts } from '../list/connection.schema.ts';
import { ProductConnection } from '../list/product-list.schema.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import { brandSlug } from './brand.rules.ts';
import { Brand, USUAL_BRANDS } from './brand.schema.ts';

/** About as many categories as a brand has at most, for the complexity of an operation. */
const USUAL_CATEGORIES = 12;

const BrandCategory = builder.objectRef<{ category: Category; productCount: number }>('BrandCategory').implement({
  description: 'A category that has products of a brand.',
  fields: (t) => ({
    category: t.expose('category', { type: CategoryType, description: 'The category.' }),
    productCount: t.exposeInt('productCount', { description: 'The number of the brand’s products in the category.' }),
  }),
});

// Not in brand.schema.ts: these fields import the product lists, which import the Brand type.
builder.objectFields(Brand, (t) => ({
  productCount: t.int({
    nullable: true,
    description: 'The number of products; null only when the shop API cannot answer. Cached for a minute.',
    resolve: async ({ entityId, productCount }, _, { brands }) =>
      productCount ?? (await brands()).find((brand) => brand.entityId === entityId)?.productCount,
  }),
  description: t.field({
    type: Html,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description:
      'The introduction to its page. Null when it has none, or when the shop API cannot answer. Costs one call.',
    resolve: async ({ path }, _, { brandDetail }) =>
      safeHtml((await brandDetail(brandSlug(path)))?.description ?? '') || null,
  }),
  categories: t.field({
    type: [BrandCategory],
    nullable: true,
    complexity: { field: CALL_COMPLEXITY, multiplier: USUAL_CATEGORIES },
    description: 'The brand’s categories, highest count first. Shares the call of `description`; null when that fails.',
    resolve: async ({ path }, _, { brandDetail, categories }) => {
      const { byId } = await categories();
      const found = (await brandDetail(brandSlug(path)))?.categories ?? [];
      return found.flatMap(({ categoryId, productCount }) => {
        const category = byId.get(categoryId);
        return category ? [{ category, productCount }] : [];
      });
    },
  }),
  products: t.field({
    type: ProductConnection,
    nullable: true,
    description:
      'The brand’s products; brands among the filters are ignored. One call for every 16; null only when it fails.',
    complexity: listComplexity,
    args: listArguments(),
    resolve: ({ entityId }, { filters, ...given }, context, info) =>
      readProducts({ ...given, filters: { ...filters, brands: [] } }, context, info, (page, request) =>
        context.catalogue.brandPage(entityId, page, request),
      ),
  }),
}));

builder.queryFields((t) => ({
  brand: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: Brand,
    nullable: true,
    description: 'The brand at a path; null when there is none.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'The path of the brand’s page, such as /brands/astro/. Case and missing slashes do not matter.',
      }),
    },
    resolve: async (_, { path }, { brands }) => {
      const canonical = canonicalPath(path);
      return canonical && brandSlug(canonical) ? (await brands()).find((brand) => brand.path === canonical) : null;
    },
  }),
  brands: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [Brand],
    nullable: true,
    complexity: { field: 1, multiplier: USUAL_BRANDS },
    description: 'Every brand the shop sells; null only when the shop API cannot answer. Cached for a minute.',
    resolve: (_, __, { brands }) => brands(),
  }),
}));
