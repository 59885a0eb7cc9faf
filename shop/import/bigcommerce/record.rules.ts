import { z } from 'zod';
import { toCentipence } from '@storefront/domain/money.rules.ts';
import { correctHtml, decodeEntities } from '../reading/entities.rules.ts';
import { stockOf } from '../values.rules.ts';
import { withoutTextMark } from '@storefront/domain/spreadsheet-text.rules.ts';
import { modifierShape } from './modifiers.rules.ts';

export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value).trim()));

const code = text.transform((value) => withoutTextMark(value, true));

const plain = text.transform(decodeEntities);

const name = z.string().transform(decodeEntities);

/** Converts pounds to centipence; a surcharge may be negative. */
export const centipence = (value: number) => Math.sign(value) * toCentipence(Math.abs(value));

const pounds = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) =>
    value == null || value === '' || !Number.isFinite(Number(value)) ? null : centipence(Number(value)),
  );

const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => stockOf(String(value ?? '')) ?? 0);

const flag = z.boolean().nullish();

const imageShape = z.object({
  url_zoom: text,
  url_standard: text,
  image_url: text,
  description: plain,
  sort_order: z.number().nullish(),
  is_thumbnail: flag,
});

const variantShape = z.object({
  sku: code,
  upc: code,
  gtin: code,
  price: pounds,
  calculated_price: pounds,
  sale_price: pounds,
  inventory_level: count,
  image_url: text,
  purchasing_disabled: flag,
  option_values: z
    .array(z.object({ option_display_name: name, label: z.coerce.string().transform(decodeEntities) }))
    .nullish(),
});

const bulkRule = z.object({ quantity_min: count, quantity_max: count, type: text, amount: z.coerce.number() });

/** The properties that are read of a product in BigCommerce's V3 API; others are ignored. */
export const shape = z.object({
  id: text,
  name: z.string().min(1).transform(decodeEntities),
  sku: code,
  upc: code,
  gtin: code,
  price: pounds,
  calculated_price: pounds,
  sale_price: pounds,
  sale_price_effective_date: text,
  retail_price: pounds,
  is_price_hidden: flag,
  brand: plain,
  brand_name: plain,
  brand_id: text,
  description: text.transform(correctHtml),
  search_keywords: plain,
  page_title: plain,
  meta_description: plain,
  is_visible: flag,
  is_featured: flag,
  type: text,
  availability: text,
  preorder_release_date: text,
  condition: text,
  order_quantity_minimum: count,
  order_quantity_maximum: count,
  bulk_pricing_rules: z.array(bulkRule).nullish(),
  fixed_cost_shipping_price: text,
  is_free_shipping: flag,
  tax_class_id: text,
  map_price: text,
  purchasing_disabled: flag,
  inventory_tracking: text,
  inventory_level: count,
  custom_url: z.object({ url: text }).nullish(),
  product_url: text,
  breadcrumb: z.array(z.object({ name })).nullish(),
  category_names: z.array(name).nullish(),
  categories: z
    .array(z.union([z.number(), z.string()]).transform(String))
    .nullish()
    .catch(null),
  images: z.array(imageShape).nullish(),
  custom_fields: z
    .array(z.object({ name, value: z.union([z.string(), z.number()]).transform(String).transform(decodeEntities) }))
    .nullish(),
  modifiers: z.array(modifierShape).nullish(),
  variants: z.array(variantShape).nullish(),
});

export type ProductRecord = z.infer<typeof shape>;

export type VariantRecord = z.infer<typeof variantShape>;
