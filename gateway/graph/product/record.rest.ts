import { z } from 'zod';
import { listOf, optionalCount, optionalList, optionalText, path } from '../../upstream/shapes.ts';
import { pricing } from '../money/money.rules.ts';
import { commonFields, modifierShape, toCore, variantShape } from './parts.rest.ts';
import { isDocumentUrl, type ProductDetail } from './product.rules.ts';

const imageShape = z.object({
  id: z.number(),
  url_standard: z.string().min(1),
  description: optionalText,
  sort_order: optionalCount,
});

const warrantyShape = z.object({
  box_contains: optionalList(z.string()),
  useful_information: optionalText,
  technical_information: optionalList(z.object({ url: z.string(), text: z.string() })),
});

/** The whole record of a product. */
export const recordShape = z.object({
  ...commonFields,
  variants: listOf(variantShape, ({ id }) => id),
  // A product whose pictures are all broken is still a product.
  images: listOf(imageShape, ({ id }) => id)
    .catch([])
    .optional()
    .transform((images) => images ?? []),
  custom_fields: optionalList(z.object({ name: z.string(), value: z.coerce.string() })),
  modifiers: listOf(modifierShape, ({ id }) => id)
    .catch([])
    .optional()
    .transform((modifiers) => modifiers ?? []),
  description: optionalText,
  warning: optionalText,
  warranty: warrantyShape.nullish(),
  range_view_url: path.nullish().catch(null),
  breadcrumb: optionalList(z.object({ name: z.string(), url: path })),
  related_products_category: optionalCount,
});

/** Records by product number; those that are broken are left out. */
export const recordsShape = listOf(recordShape, ({ id }) => id);

export function toDetail(record: z.infer<typeof recordShape>, pricesIncludeVat: boolean): ProductDetail {
  const price = pricing(pricesIncludeVat);
  return {
    ...toCore(record, price),
    images: record.images.map(({ id, url_standard, description, sort_order }) => ({
      id,
      url: url_standard,
      description,
      sortOrder: sort_order,
    })),
    variants: record.variants.map(({ centipence, ...variant }) => ({ ...variant, price: price(centipence) })),
    modifiers: record.modifiers.map(({ options, ...modifier }) => ({
      ...modifier,
      options: options.map(({ centipence, ...option }) => ({ ...option, price: price(centipence) })),
    })),
    customFields: record.custom_fields,
    description: record.description,
    warning: record.warning,
    warranty: {
      boxContains: record.warranty?.box_contains ?? [],
      usefulInformation: record.warranty?.useful_information ?? '',
      documents: (record.warranty?.technical_information ?? []).filter(({ url }) => isDocumentUrl(url)),
    },
    rangePath: record.range_view_url && record.range_view_url !== '/' ? record.range_view_url : null,
    breadcrumb: record.breadcrumb.map(({ name, url }) => ({ name, path: url })),
    relatedCategoryId: record.related_products_category,
  };
}
