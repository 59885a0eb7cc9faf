import { Brand } from '../brand/brand.schema.ts';
import { brandSlug } from '../brand/brand.rules.ts';
import { builder } from '../builder.ts';
import { Swatch } from '../variant/variant.schema.ts';
import { swatchOf } from '../variant/swatch.rules.ts';
import { unitOf, type BrandFacet as BrandFacetRecord, type Facet as FacetRecord } from './list.rules.ts';

export const ProductSort = builder.enumType('ProductSort', {
  description: 'The order of a list of products.',
  values: {
    RELEVANCE: { description: 'Best match first for a search; best-selling first for other lists.' },
    PRICE_ASCENDING: { description: 'Lowest price including VAT first.' },
    PRICE_DESCENDING: { description: 'Highest price including VAT first.' },
    NAME: { description: 'By name, A to Z.' },
    NEWEST: { description: 'Newest first.' },
  } as const,
});

const FacetFilter = builder.inputType('FacetFilter', {
  description: 'Filters a list by one facet: products with any of the values and, for a range, within the bounds.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'A name from `facets` of the same list, such as IP Rating. One that the list lacks matches no product.',
    }),
    values: t.stringList({
      description:
        'The selected values as the facet spells them, such as IP44. One that the list lacks matches no product.',
    }),
    minimum: t.float({
      description:
        'The lowest value, in the facet’s unit; for facets of kind RANGE, of others no product is within bounds. ' +
        'Bounds in the wrong order are swapped.',
    }),
    maximum: t.float({ description: 'The highest value, in the facet’s unit; for facets of kind RANGE.' }),
  }),
});

const PriceFilter = builder.inputType('PriceFilter', {
  description: 'Filters a list by price, using each product’s cheapest variant. Bounds in the wrong order are swapped.',
  fields: (t) => ({
    minimum: t.int({ description: 'The lowest price, in pence inc VAT: £10 is 1000.' }),
    maximum: t.int({ description: 'The highest price, in pence inc VAT: £30 is 3000.' }),
  }),
});

export const ProductFilters = builder.inputType('ProductFilters', {
  description:
    'Filters for a list, at most 250 facet values in all. A product must match every facet, any of the brands, the ' +
    'price, and be in stock or on sale if wanted. A filter that no product matches makes the list empty.',
  fields: (t) => ({
    facets: t.field({
      type: [FacetFilter],
      description: 'Facet filters. The available facets are in `facets` of the list.',
    }),
    brands: t.stringList({
      description: 'Brand slugs, such as astro, from `brands` of the list. A slug of no brand matches no product.',
    }),
    price: t.field({ type: PriceFilter, description: 'The price filter.' }),
    inStock: t.boolean({
      description:
        'Whether to list only products in stock; filtered by an option such as a finish, those in stock with that ' +
        'option. Ignored when the shop API cannot filter by stock. Defaults to false.',
    }),
    onSale: t.boolean({
      description: 'Whether to list only products with `onSale`. Ignored where the shop API cannot. Defaults to false.',
    }),
  }),
});

const FacetKind = builder.enumType('FacetKind', {
  description: 'The kind of filter a facet offers.',
  values: {
    VALUES: { description: 'By selecting values.' },
    RANGE: { description: 'By a numeric range; single values can be selected too.' },
  } as const,
});

const FacetValue = builder.objectRef<FacetRecord['values'][number] & { facet: string }>('FacetValue').implement({
  description: 'One value of a facet.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value, such as IP44.' }),
    count: t.exposeInt('count', {
      description:
        'The number of products with this value that match the filters but this facet; 0 only when selected.',
    }),
    selected: t.exposeBoolean('selected', { description: 'Whether it is selected in the list’s filters.' }),
    swatch: t.field({
      type: Swatch,
      nullable: true,
      description: 'The colours of a finish’s swatch; null for other values.',
      resolve: ({ facet, value }) => swatchOf(facet, value),
    }),
  }),
});

export const Facet = builder.objectRef<FacetRecord>('Facet').implement({
  description:
    'A property to filter a list by, with the counts of its values, which its own selection does not reduce.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'The facet’s name, such as IP Rating; ' +
        'mostly the same as in `Product.specifications`, but finishes of any part are one facet.',
    }),
    leading: t.boolean({
      description: 'Whether the shop puts it before all other filters of the list, brands and price too.',
      resolve: ({ isLeading = false }) => isLeading,
    }),
    kind: t.expose('kind', { type: FacetKind, description: 'The kind of filter it offers.' }),
    unit: t.string({
      nullable: true,
      description: 'The unit of a range: W, lm or mm; null where there is none.',
      resolve: ({ name }) => unitOf(name),
    }),
    values: t.field({
      type: [FacetValue],
      description: 'The facet’s values, the most frequent first; selected ones are always among them.',
      resolve: ({ name, values }) => values.map((value) => ({ ...value, facet: name })),
    }),
    valueCount: t.exposeInt('valueCount', {
      description: 'The total number of values; `values` may have only the first of them.',
    }),
    minimum: t.exposeFloat('minimum', {
      nullable: true,
      description: 'The lowest value in the list, for a range; null for other facets.',
    }),
    maximum: t.exposeFloat('maximum', {
      nullable: true,
      description: 'The highest value in the list, for a range; null for other facets.',
    }),
    selectedMinimum: t.exposeFloat('selectedMinimum', {
      nullable: true,
      description: 'The lowest value of the applied filter; null for no lower bound.',
    }),
    selectedMaximum: t.exposeFloat('selectedMaximum', {
      nullable: true,
      description: 'The highest value of the applied filter; null for no upper bound.',
    }),
  }),
});

export const BrandFacet = builder.objectRef<BrandFacetRecord>('BrandFacet').implement({
  description: 'A brand among the products of a list.',
  fields: (t) => ({
    brand: t.expose('brand', { type: Brand, description: 'The brand.' }),
    slug: t.string({
      description: 'The value to pass in `ProductFilters.brands`.',
      resolve: ({ brand }) => brandSlug(brand.path),
    }),
    count: t.exposeInt('count', {
      description:
        'The number of the brand’s products that match the filters other than brands; 0 only when it is selected.',
    }),
    selected: t.exposeBoolean('selected', { description: 'Whether it is selected in the list’s filters.' }),
  }),
});
