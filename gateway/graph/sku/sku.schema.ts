import { SKUS_PER_CALL } from '@storefront/domain/sku.rules.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import { ProductType } from '../product/product.schema.ts';
import { VariantType } from '../variant/variant.schema.ts';
import type { SkuLoader } from './sku.rest.ts';
import type { SkuMatch } from './sku.rules.ts';

/** As many as one addition to a cart takes. */
const SKUS_MAXIMUM = 250;

const SkuMatchType = builder.objectRef<SkuMatch>('SkuMatch').implement({
  description: 'What a stock-keeping unit stands for.',
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'The code, as it was asked for.' }),
    product: t.expose('product', {
      type: ProductType,
      nullable: true,
      description: 'The product that has the code, itself or in a variant; null when none has, or several have.',
    }),
    variant: t.field({
      type: VariantType,
      nullable: true,
      description:
        'The variant that has the code. Null when a product as a whole has it, when none has, and when several have.',
      resolve: ({ product, variant }) => product && variant && { product, variant },
    }),
    isAmbiguous: t.exposeBoolean('isAmbiguous', {
      description: 'Whether several products have the code, so that it does not say which is meant.',
    }),
    nearest: t.stringList({
      description: 'For an unknown code, codes that it may stand for: the nearest first, at most 3.',
      resolve: ({ nearest }) => nearest.slice(0, 3),
    }),
  }),
});

/** Spellings of one code share a look-up: each answers with its own. */
async function lookUp(skus: SkuLoader, sku: string): Promise<SkuMatch | null> {
  const match = await skus.load(sku);
  return match && { ...match, sku };
}

const SPELLINGS = 'Case and punctuation do not matter: ab 12 c3 is AB-12-C3.';

builder.queryFields((t) => ({
  productBySku: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: SkuMatchType,
    nullable: true,
    description:
      `What a stock-keeping unit stands for. ${SPELLINGS} Null where the shop API does not look codes up. ` +
      'Costs one call for every 48 codes of a request.',
    args: { sku: t.arg.string({ required: true, description: 'The code of a product or a variant.' }) },
    resolve: (_, { sku }, { skus }) => lookUp(skus, sku),
  }),
  productsBySku: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [SkuMatchType],
    nullable: true,
    complexity: ({ skus }) => ({
      field: CALL_COMPLEXITY * Math.ceil(skus.length / SKUS_PER_CALL),
      multiplier: Math.max(1, skus.length),
    }),
    description:
      'What stock-keeping units stand for, in their order. ' +
      `${SPELLINGS} Null where the shop API does not look codes up. Costs one call for every 48 codes.`,
    args: {
      skus: t.arg.stringList({ required: true, description: `The codes, at most ${SKUS_MAXIMUM}.` }),
    },
    async resolve(_, { skus }, context) {
      if (skus.length > SKUS_MAXIMUM) throw badUserInput(`\`skus\` must be at most ${SKUS_MAXIMUM}.`);
      const matches = await Promise.all(skus.map((sku) => lookUp(context.skus, sku)));
      return matches.some((match) => match === null) ? null : matches.filter((match) => match !== null);
    },
  }),
}));
