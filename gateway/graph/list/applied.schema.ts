import { USUAL_BRANDS } from '../brand/brand.schema.ts';
import { builder } from '../builder.ts';
import type { appliedOf } from './applied.rules.ts';
import { BrandFacet } from './list.schema.ts';

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

export const AppliedFilters = builder.objectRef<Applied>('AppliedFilters').implement({
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
