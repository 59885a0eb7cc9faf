import { Brand } from '../brand/brand.schema.ts';
import { brandSlug } from '../brand/brand.rules.ts';
import { builder } from '../builder.ts';
import { Swatch } from '../variant/variant.schema.ts';
import { swatchOf } from '../variant/swatch.rules.ts';
import {
  unitOf,
  type appliedOf,
  type BrandFacet as BrandFacetRecord,
  type Facet as FacetRecord,
} from './list.rules.ts';

export const ProductSort = builder.enumType('ProductSort', {
  description: 'The order of a list of products.',
  values: {
    RELEVANCE: { description: 'Best match first; where nothing was searched for, what sells best.' },
    PRICE_ASCENDING: { description: 'Cheapest first, by price inc VAT.' },
    PRICE_DESCENDING: { description: 'Dearest first, by price inc VAT.' },
    NAME: { description: 'By name, A to Z.' },
    NEWEST: { description: 'What came last first.' },
  } as const,
});

const FacetFilter = builder.inputType('FacetFilter', {
  description: 'Narrows a list by one facet: products with any of the values, and, for a range, within the bounds.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'The facet’s name as `facets` of the same list tells it, such as IP Rating. One that the list does not have changes nothing, and is missing from `applied`.',
    }),
    values: t.stringList({
      description:
        'Values that count, as the facet lists them, such as IP44; those that the list does not have change nothing.',
    }),
    minimum: t.float({
      description: 'The least, in the facet’s unit; for facets that are ranges. Bounds in the wrong order are swapped.',
    }),
    maximum: t.float({ description: 'The most, in the facet’s unit.' }),
  }),
});

const PriceFilter = builder.inputType('PriceFilter', {
  description:
    'Narrows a list by what its products cost, cheapest variants counting. Bounds in the wrong order are swapped.',
  fields: (t) => ({
    minimum: t.int({ description: 'The least, in pence inc VAT: £10 is 1000.' }),
    maximum: t.int({ description: 'The most, in pence inc VAT: £30 is 3000.' }),
  }),
});

export const ProductFilters = builder.inputType('ProductFilters', {
  description:
    'What a list of products is narrowed to: products that fit every facet, any of the brands, and the price.',
  fields: (t) => ({
    facets: t.field({
      type: [FacetFilter],
      description:
        'By what products have in common: what there is to choose from is in `facets` of the list that answers.',
    }),
    brands: t.stringList({
      description:
        'Brands by their slug, such as astro, as `brands` of the list tells it; one that the shop does not have changes nothing.',
    }),
    price: t.field({ type: PriceFilter, description: 'By price.' }),
  }),
});

const FacetKind = builder.enumType('FacetKind', {
  description: 'How a facet narrows a list.',
  values: {
    VALUES: { description: 'By choosing values.' },
    RANGE: { description: 'By numbers between two bounds; its values can be chosen too.' },
  } as const,
});

const FacetValue = builder.objectRef<FacetRecord['values'][number] & { facet: string }>('FacetValue').implement({
  description: 'One value of a facet.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Such as IP44.' }),
    count: t.exposeInt('count', {
      description: 'How many products would be listed with it; 0 only for a selected one.',
    }),
    selected: t.exposeBoolean('selected', { description: 'Whether the list is narrowed to it.' }),
    swatch: t.field({
      type: Swatch,
      nullable: true,
      description: 'Colours to show a finish by; null for anything else.',
      resolve: ({ facet, value }) => swatchOf(facet, value),
    }),
  }),
});

export const Facet = builder.objectRef<FacetRecord>('Facet').implement({
  description:
    'Something that tells the products of a list apart, and a way to narrow it. A facet’s own selection does not shrink its own counts.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Such as IP Rating; the name that the product’s specifications use too.',
    }),
    kind: t.field({ type: FacetKind, description: 'How it narrows the list.', resolve: ({ kind }) => kind }),
    unit: t.string({
      nullable: true,
      description: 'The unit of a range: W, lm or mm; null where there is none.',
      resolve: ({ name }) => unitOf(name),
    }),
    values: t.field({
      type: [FacetValue],
      description: 'Its values, the most frequent first; selected ones are always among them.',
      resolve: ({ name, values }) => values.map((value) => ({ ...value, facet: name })),
    }),
    valueCount: t.exposeInt('valueCount', {
      description: 'How many values there are, of which `values` may be the first.',
    }),
    minimum: t.exposeFloat('minimum', {
      nullable: true,
      description: 'The least in the list, for a range; null for other facets.',
    }),
    maximum: t.exposeFloat('maximum', {
      nullable: true,
      description: 'The most in the list, for a range; null for other facets.',
    }),
    selectedMinimum: t.exposeFloat('selectedMinimum', {
      nullable: true,
      description: 'The least that the list is narrowed to; null for none.',
    }),
    selectedMaximum: t.exposeFloat('selectedMaximum', {
      nullable: true,
      description: 'The most that the list is narrowed to; null for none.',
    }),
  }),
});

export const BrandFacet = builder.objectRef<BrandFacetRecord>('BrandFacet').implement({
  description: 'A brand among the products of a list.',
  fields: (t) => ({
    brand: t.field({ type: Brand, description: 'The brand.', resolve: ({ brand }) => brand }),
    slug: t.string({
      description: 'What to pass as one of the filter’s brands.',
      resolve: ({ brand }) => brandSlug(brand.path),
    }),
    count: t.exposeInt('count', {
      description: 'How many products would be listed with it; 0 only for a selected one.',
    }),
    selected: t.exposeBoolean('selected', { description: 'Whether the list is narrowed to it.' }),
  }),
});

type Applied = ReturnType<typeof appliedOf>;

const AppliedFacet = builder.objectRef<Applied['facets'][number]>('AppliedFacet').implement({
  description: 'A facet that a list is narrowed by.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    values: t.exposeStringList('values', { description: 'The values that count; empty when only bounds do.' }),
    minimum: t.exposeFloat('minimum', { nullable: true, description: 'The least; null for none.' }),
    maximum: t.exposeFloat('maximum', { nullable: true, description: 'The most; null for none.' }),
  }),
});

const AppliedPrice = builder.objectRef<NonNullable<Applied['price']>>('AppliedPrice').implement({
  description: 'The price that a list is narrowed to.',
  fields: (t) => ({
    minimum: t.exposeInt('minimum', { nullable: true, description: 'The least, in pence inc VAT; null for none.' }),
    maximum: t.exposeInt('maximum', { nullable: true, description: 'The most, in pence inc VAT; null for none.' }),
  }),
});

export const AppliedFilters = builder.objectRef<Applied>('AppliedFilters').implement({
  description:
    'What a list is narrowed to, as far as the filters were understood: what the list does not have is left out.',
  fields: (t) => ({
    facets: t.field({ type: [AppliedFacet], description: 'Its facets.', resolve: ({ facets }) => facets }),
    brands: t.field({ type: [BrandFacet], description: 'Its brands.', resolve: ({ brands }) => brands }),
    price: t.field({
      type: AppliedPrice,
      nullable: true,
      description: 'Its price; null for any.',
      resolve: ({ price }) => price,
    }),
  }),
});
