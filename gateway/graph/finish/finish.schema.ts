import { Brand } from '../brand/brand.schema.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { CategoryType, USUAL_DEPARTMENTS } from '../category/category.schema.ts';
import { fromDetail, ProductType } from '../product/product.schema.ts';
import { optionLabels, type Product } from '../product/product.rules.ts';
import { stockOfProduct } from '../product/stock.rules.ts';
import { swatchOf } from '../variant/swatch.rules.ts';
import { Swatch, VariantType } from '../variant/variant.schema.ts';
import {
  LEADING_KINDS,
  readDepartments,
  readFinish,
  readMakers,
  type Finish,
  type FinishDepartment,
  type FinishMaker,
} from './finish.reading.ts';
import { FINISH_FACET, offersFinish, variantInFinish } from './finish.rules.ts';

/** About as many as a shop has, for the complexity of an operation. */
const USUAL_FINISHES = 30;
/** Lists of a finish: one for each of its names in each department that has it. */
const USUAL_NAMES = 12;
const USUAL_MAKERS = 10;

const PRODUCTS_MAXIMUM = 16;
const SLUG_LENGTH_MAXIMUM = 120;

const FinishProduct = builder.objectRef<Product>('FinishProduct').implement({
  description: 'A product that is made in a finish.',
  fields: (t) => ({
    product: t.field({ type: ProductType, description: 'The product.', resolve: (product) => product }),
    matchingVariant: t.field({
      type: VariantType,
      nullable: true,
      description: 'The product’s variant in the finish; null for a product without variants.',
      resolve: (product) => (product.matchingVariant ? { product, variant: product.matchingVariant } : null),
    }),
  }),
});

const FinishDepartmentType = builder.objectRef<FinishDepartment>('FinishDepartment').implement({
  description: 'What a department of the shop has in a finish.',
  fields: (t) => ({
    category: t.expose('category', { type: CategoryType, description: 'The department: a category of the top level.' }),
    names: t.stringList({
      description: 'The names that brands give the finish in it: values of the facet “Finish” of `Category.products`.',
      resolve: ({ labels }) => labels,
    }),
    productCount: t.int({ description: 'How many of its products have the finish.', resolve: ({ total }) => total }),
    products: t.field({
      type: [FinishProduct],
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: PRODUCTS_MAXIMUM,
          description: `How many to return, 0 to ${PRODUCTS_MAXIMUM}.`,
        }),
      },
      complexity: ({ first }) => ({ field: 1, multiplier: Math.min(Math.max(1, first), PRODUCTS_MAXIMUM) }),
      description:
        'Products of the department in the finish: the best-selling of each of its first five subcategories, then ' +
        'of the department. `Category.products` with the filter lists all of them.',
      resolve: ({ products }, { first }) => products.slice(0, Math.max(0, first)),
    }),
  }),
});

const FinishMakerType = builder.objectRef<FinishMaker>('FinishMaker').implement({
  description: 'A brand that makes products in a finish.',
  fields: (t) => ({
    brand: t.expose('brand', { type: Brand, description: 'The brand.' }),
    names: t.stringList({ description: 'What the brand calls the finish.', resolve: ({ labels }) => labels }),
  }),
});

const FinishType = builder.objectRef<Finish>('Finish').implement({
  description: 'A finish, such as satin nickel, across brands and departments. Brands may have other names for it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The finish’s name.' }),
    path: t.string({ description: 'Path of its page.', resolve: ({ slug }) => `/finishes/${slug}` }),
    names: t.stringList({
      description: 'The names that the brands give it, the most frequent first: values of the facet “Finish”.',
      resolve: ({ labels }) => labels,
    }),
    swatch: t.field({
      type: Swatch,
      nullable: true,
      description: 'The colours of its swatch; null when unknown.',
      resolve: ({ name, labels }) =>
        [name, ...labels].map((label) => swatchOf(FINISH_FACET, label)).find((swatch) => swatch !== null) ?? null,
    }),
    departments: t.field({
      type: [FinishDepartmentType],
      complexity: { field: CALL_COMPLEXITY * USUAL_DEPARTMENTS * (1 + LEADING_KINDS), multiplier: USUAL_DEPARTMENTS },
      description:
        'What each department has in it. Costs one call for each, and for each of its first five subcategories.',
      resolve: (finish, _, context) => readDepartments(context, finish),
    }),
    makers: t.field({
      type: [FinishMakerType],
      complexity: { field: CALL_COMPLEXITY * USUAL_NAMES, multiplier: USUAL_MAKERS },
      description:
        'The brands that have it, those with the most products first. Costs one call for every name and department.',
      resolve: (finish, _, context) => readMakers(context, finish),
    }),
  }),
});

builder.queryFields((t) => ({
  finishes: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [FinishType],
    complexity: { field: 1, multiplier: USUAL_FINISHES },
    description:
      'The finishes of the catalogue, the most frequent first; none without a facet “Finish”. At most a minute old.',
    resolve: (_, __, { finishes }) => finishes(),
  }),
  finish: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: FinishType,
    nullable: true,
    description: 'The finish of a page. Null when no product has it. At most a minute old.',
    args: {
      slug: t.arg.string({
        required: true,
        description: 'The slug of any of its names: brushed-nickel finds satin nickel.',
      }),
    },
    resolve: (_, { slug }, context) => (slug.length > SLUG_LENGTH_MAXIMUM ? null : readFinish(context, slug)),
  }),
}));

builder.objectField(ProductType, 'variantInFinish', (t) =>
  t.field({
    extensions: { reads: ['option_values'] },
    type: VariantType,
    nullable: true,
    description:
      'The variant to show where a finish is chosen: the first one in it, in stock if possible. Finishes of one ' +
      'family count as one, whatever their makers call them. Null without a slug, and when the product is not made ' +
      'in the finish. For products of a list that are, it costs one batched call.',
    args: { slug: t.arg.string({ description: 'The finish’s slug, such as matt-black. Defaults to none.' }) },
    resolve: (product, { slug }, context) => {
      if (!slug || slug.length > SLUG_LENGTH_MAXIMUM) return null;
      const options = product.detail ? optionLabels(product.detail.variants) : product.optionLabels;
      if (!offersFinish(options, slug)) return null;
      return fromDetail(product, context, (detail) => {
        const variant = variantInFinish(
          detail.variants,
          slug,
          (one) => stockOfProduct(detail, context.config, one).maximumQuantity !== 0,
        );
        return variant && { product: detail, variant };
      });
    },
  }),
);
