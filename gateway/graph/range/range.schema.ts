import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { Brand } from '../brand/brand.schema.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import { VariantType } from '../variant/variant.schema.ts';
import { rangeSlug, type ProductRange, type RangeKind } from './range.rest.ts';

/** About as many products as a range has, for the complexity of an operation. */
const USUAL_KINDS = 6;
const USUAL_PRODUCTS = 6;

const RangeProduct = builder.objectRef<Product>('RangeProduct').implement({
  description: 'A product of a range.',
  fields: (t) => ({
    product: t.field({ type: ProductType, description: 'The product.', resolve: (product) => product }),
    matchingVariant: t.field({
      type: VariantType,
      nullable: true,
      description: 'The product’s variant in the finish that the range is listed in; null without one.',
      resolve: (product) => (product.matchingVariant ? { product, variant: product.matchingVariant } : null),
    }),
  }),
});

const RangeKindType = builder.objectRef<RangeKind>('RangeKind').implement({
  description: 'The products of a range that are of one kind.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of their category, such as “Shirts”.' }),
    path: t.exposeString('path', { nullable: true, description: 'Path of the category’s page; null for none.' }),
    products: t.expose('products', {
      type: [RangeProduct],
      complexity: { field: 1, multiplier: USUAL_PRODUCTS },
      description: 'The products, most popular first.',
    }),
  }),
});

const RangeType = builder.objectRef<ProductRange>('Range').implement({
  description: 'A range: products of one design, made to be seen together.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Path of its page.' }),
    name: t.exposeString('name', { description: 'The range’s name, such as “Norwich Linen”.' }),
    brand: t.expose('brand', {
      type: Brand,
      nullable: true,
      description: 'The brand of the range; null when unknown.',
    }),
    finishes: t.exposeStringList('finishes', { description: 'The names of its finishes, the most frequent first.' }),
    finish: t.exposeString('finish', {
      nullable: true,
      description:
        'The finish that the products are listed in; null for all, and for one that the range does not come in.',
    }),
    kinds: t.expose('kinds', {
      type: [RangeKindType],
      complexity: { field: 1, multiplier: USUAL_KINDS },
      description: 'The range’s products by kind, at most 200 in all.',
    }),
  }),
});

builder.queryField('range', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: RangeType,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description:
      'The range at a path, in one finish or all. Null for an unknown one or a shop without ranges. Costs one call.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'The path of the range’s page, such as /ranges/norwich-linen/.',
      }),
      finish: t.arg.string({
        description:
          'The slug of a finish, such as satin-nickel: only products that have it, if any. Defaults to all finishes.',
      }),
    },
    resolve: (_, { path, finish }, { catalogue }) => {
      const slug = rangeSlug(canonicalPath(path) ?? '');
      return slug === null ? null : catalogue.range(slug, (finish ?? '').slice(0, 120));
    },
  }),
);
