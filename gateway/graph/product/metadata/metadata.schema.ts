import { builder } from '../../builder.ts';
import { DateTime } from '../../scalar/scalar.schema.ts';
import { fromDetail, ProductType } from '../product.schema.ts';

builder.objectFields(ProductType, (t) => ({
  gtin: t.string({
    extensions: { reads: ['gtin'] },
    nullable: true,
    description:
      'The global trade item number (EAN, UPC or ISBN) as the shop API has it, unchecked. Null when it has none.',
    resolve: (product, _, context) => fromDetail(product, context, ({ gtin }) => gtin || null),
  }),
  weightGrams: t.int({
    extensions: { reads: ['weight'] },
    nullable: true,
    description: 'The weight with packaging, in grams. Null when the shop API does not give it.',
    resolve: (product, _, context) => fromDetail(product, context, ({ weightGrams }) => weightGrams),
  }),
  pageTitle: t.string({
    extensions: { reads: ['page_title'] },
    nullable: true,
    description: 'A title for its page in search engines. Null when it has none of its own: use its name.',
    resolve: (product, _, context) => fromDetail(product, context, ({ pageTitle }) => pageTitle || null),
  }),
  metaDescription: t.string({
    extensions: { reads: ['meta_description'] },
    nullable: true,
    description: 'One or two sentences for search engines. Null when it has none.',
    resolve: (product, _, context) => fromDetail(product, context, ({ metaDescription }) => metaDescription || null),
  }),
  createdAt: t.field({
    extensions: { reads: ['date_created'] },
    type: DateTime,
    nullable: true,
    description: 'The time at which it was added to the catalogue. Null when the shop API does not give it.',
    resolve: (product, _, context) => fromDetail(product, context, ({ createdAt }) => createdAt),
  }),
  updatedAt: t.field({
    extensions: { reads: ['date_modified'] },
    type: DateTime,
    nullable: true,
    description:
      'When its record last changed; stock taken by orders does not count. Null when the shop API does not say.',
    resolve: (product, _, context) => fromDetail(product, context, ({ updatedAt }) => updatedAt),
  }),
}));
