import type { FieldMap } from '@pothos/core';
import { USUAL_BRANDS } from '../brand/brand.schema.ts';
import { builder } from '../builder.ts';
import { PriceRange } from '../money/money.schema.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { REST_PAGE_SIZE, type PageInfo, type Window } from '../../upstream/window.rules.ts';
import { appliedOf } from './applied.rules.ts';
import { BrandFacet, Facet } from './list.schema.ts';
import type { ListPage, ListSelection } from './list.rules.ts';
import { VariantType } from '../variant/variant.schema.ts';

const ProductEdge = builder.edgeObject({
  name: 'ProductEdge',
  type: ProductType,
  description: 'An edge of a list of products.',
});

// Of the edge, not of the product: the same product matches another list's filters with another variant.
builder.objectField(ProductEdge, 'matchingVariant', (t) =>
  t.field({
    type: VariantType,
    nullable: true,
    description:
      'The variant to show for the product: the one that has the option values which the list’s filters or its ' +
      'search term name, in stock if possible. Null when they name none. Costs no call.',
    resolve: ({ node }) => (node.matchingVariant ? { product: node, variant: node.matchingVariant } : null),
  }),
);

type Applied = ReturnType<typeof appliedOf>;

const AppliedFacet = builder.objectRef<Applied['facets'][number]>('AppliedFacet').implement({
  description: 'An applied facet filter.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The facet’s name.' }),
    values: t.exposeStringList('values', {
      description:
        'The selected values, also those that no product has; empty when the facet is filtered by bounds only.',
    }),
    minimum: t.exposeFloat('minimum', {
      nullable: true,
      description: 'The lowest value, in the facet’s unit; null for no lower bound.',
    }),
    maximum: t.exposeFloat('maximum', {
      nullable: true,
      description: 'The highest value, in the facet’s unit; null for no upper bound.',
    }),
  }),
});

const AppliedPrice = builder.objectRef<NonNullable<Applied['price']>>('AppliedPrice').implement({
  description: 'The applied price filter.',
  fields: (t) => ({
    minimum: t.exposeInt('minimum', {
      nullable: true,
      description: 'The lowest price, in pence inc VAT; null for no lower bound.',
    }),
    maximum: t.exposeInt('maximum', {
      nullable: true,
      description: 'The highest price, in pence inc VAT; null for no upper bound.',
    }),
  }),
});

const AppliedFilters = builder.objectRef<Applied>('AppliedFilters').implement({
  description:
    'The filters that are applied. Filters by stock and by sale that the shop API does not have are left out.',
  fields: (t) => ({
    facets: t.expose('facets', { type: [AppliedFacet], description: 'The applied facet filters.' }),
    brands: t.expose('brands', {
      type: [BrandFacet],
      complexity: { field: 1, multiplier: USUAL_BRANDS },
      description: 'The selected brands; slugs of no brand are missing, and match no product.',
    }),
    price: t.expose('price', {
      type: AppliedPrice,
      nullable: true,
      description: 'The applied price filter, requested or named in the search term; null for none.',
    }),
    inStock: t.exposeBoolean('inStock', { description: 'Whether only products in stock are listed.' }),
    onSale: t.exposeBoolean('onSale', { description: 'Whether only products on sale are listed.' }),
  }),
});

/** For a field read once per list, such as its facets: undoes the plugin's multiplication by the page size (16). */
const ofTheList = (many: number) => ({ field: 1, multiplier: many / REST_PAGE_SIZE });

const USUAL_FACETS = 12;

/** One page of a list, with the totals and facets of the whole list. */
export interface ProductListRecord {
  edges: { cursor: string; node: Product }[];
  pageInfo: PageInfo;
  window: Window;
  total: number;
  head: ListPage;
  selection: ListSelection;
}

export const ProductList = builder.interfaceRef<ProductListRecord>('ProductList').implement({
  description: 'One page of products of a category, a brand or a search, or of the featured ones; can be filtered.',
  fields: (t): FieldMap => ({
    edges: t.expose('edges', {
      type: [ProductEdge],
      complexity: { field: 0, multiplier: 1 },
      description: 'The products of this page, in order.',
    }),
    nodes: t.field({
      type: [ProductType],
      complexity: { field: 0, multiplier: 1 },
      description: 'The products of this page, in order, without their cursors.',
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.expose('pageInfo', { type: builder.pageInfoRef(), description: 'Pagination information.' }),
    totalCount: t.int({ description: 'The number of products on all pages.', resolve: ({ total }) => total }),
    page: t.int({
      description: 'The page’s number, from 1, in steps of `first`.',
      resolve: ({ window }) => Math.floor(window.offset / Math.max(1, window.size)) + 1,
    }),
    pageCount: t.int({
      description: 'The number of pages of `first` products; 0 for an empty list.',
      resolve: ({ total, window }) => Math.ceil(total / Math.max(1, window.size)),
    }),
    facets: t.field({
      extensions: { reads: ['facets'] },
      type: [Facet],
      complexity: ofTheList(USUAL_FACETS),
      description: 'The facets that the list can be filtered by.',
      resolve: ({ head }) => head.facets,
    }),
    brands: t.field({
      extensions: { reads: ['facets'] },
      type: [BrandFacet],
      complexity: ofTheList(USUAL_BRANDS),
      description: 'The brands in the list. The list’s own selection of brands does not shrink their counts.',
      resolve: ({ head }) => head.brands,
    }),
    priceBounds: t.field({
      extensions: { reads: ['facets'] },
      type: PriceRange,
      complexity: ofTheList(1),
      nullable: true,
      description: 'The lowest and the highest price in the list, ignoring the price filter; null for an empty list.',
      resolve: ({ head }) => head.priceBounds,
    }),
    inStockCount: t.int({
      extensions: { reads: ['facets'] },
      nullable: true,
      description:
        'The number of products in stock that match the other filters; null when the shop API cannot filter by stock.',
      resolve: ({ head }) => head.inStockCount,
    }),
    onSaleCount: t.int({
      extensions: { reads: ['facets'] },
      nullable: true,
      description:
        'The number of products on sale that match the other filters; null when the shop API cannot filter by sale.',
      resolve: ({ head }) => head.onSaleCount,
    }),
    applied: t.field({
      extensions: { reads: ['facets'] },
      type: AppliedFilters,
      complexity: ofTheList(1),
      description: 'The filters that were applied.',
      resolve: ({ head, selection }) => appliedOf(selection, head),
    }),
  }),
});

export const ProductConnection = builder.objectRef<ProductListRecord>('ProductConnection').implement({
  description: 'One page of a list of products.',
  interfaces: [ProductList],
});
