import { Type } from 'typebox';
import { SKU_LENGTH_MAXIMUM, SKUS_PER_CALL } from '@storefront/domain/sku.rules.ts';
import { excludeFields } from './list.ts';
import { pageNumber, parameter, repeatedParameter } from './values.ts';

export const ProductPath = Type.Object({
  '*': Type.String({
    title: 'path',
    description: 'The path of the product, with its slashes.',
    examples: ['oxford-shirt/'],
  }),
});
export const ProductParameters = Type.Object({ exclude_fields: excludeFields });

export const ProductByUrlParameters = Type.Object({
  product_url: parameter('The path of the product.', { examples: ['/oxford-shirt/'] }),
  exclude_fields: excludeFields,
});

export const ProductUrlsParameters = Type.Object({
  url_list: repeatedParameter('The paths of up to 100 products.', { examples: [['/oxford-shirt/']] }),
  exclude_fields: excludeFields,
});

export const ProductChangesParameters = Type.Object({
  since: parameter(
    'Only products changed (`date_modified`) or removed since, in ISO 8601. Defaults to all products on sale.',
    {
      examples: ['2026-11-23T10:00:00Z'],
    },
  ),
  after: parameter(
    'The `after` of the page before, in the shop’s own format; `since` is then the same as for that page.',
    { examples: ['12:1001'] },
  ),
  limit: parameter('The number of products on the page, 1 to 100, the default. A page may have fewer.', {
    examples: ['100'],
  }),
  exclude_fields: excludeFields,
});

export const SkusBody = Type.Object(
  {
    skus: Type.Array(
      Type.String({
        maxLength: SKU_LENGTH_MAXIMUM,
        description: 'A code in any case, with or without its punctuation.',
      }),
      { minItems: 1, maxItems: SKUS_PER_CALL, description: 'The codes to look up.', examples: [['AB-12-C3']] },
    ),
  },
  { title: 'Skus', description: 'Codes of products or variants.' },
);

export const RelatedProductsParameters = Type.Object({
  category: parameter('The number of the category to take products from.', { examples: ['1'] }),
  exclude_id: parameter('The number of the product to leave out.', { examples: ['1'] }),
});

export const RelatedCategoriesBody = Type.Array(Type.Integer({ description: 'A category’s number.' }), {
  maxItems: 50,
  description: 'The numbers of the categories to take products from.',
});

export const ResolveParameters = Type.Object({
  url: parameter('The path to look up.', { examples: ['/old-shirt/'] }),
});

export const PageParameters = Type.Object({ page_no: pageNumber });
