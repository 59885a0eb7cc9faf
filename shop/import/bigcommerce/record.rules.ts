import { toCentipence } from '@storefront/domain/money.rules.ts';
import { correctHtml, decodeEntities } from '../reading/entities.rules.ts';
import { stockOf } from '../values.rules.ts';
import { withoutTextMark } from '@storefront/domain/spreadsheet-text.rules.ts';
import { modifier } from './modifiers.rules.ts';
import {
  attempt,
  boolean,
  filled,
  list,
  number,
  numeric,
  orNull,
  object,
  scalar,
  string,
  type Reader,
} from './readers.rules.ts';

const written = orNull(scalar);

export const text: Reader<string> = (value) => (written(value) ?? '').trim();

const code: Reader<string> = (value) => withoutTextMark(text(value), true);

const plain: Reader<string> = (value) => decodeEntities(text(value));

const name: Reader<string> = (value) => decodeEntities(string(value));

/** A surcharge may be negative. */
export const centipence = (value: number) => Math.sign(value) * toCentipence(Math.abs(value));

const pounds: Reader<number | null> = (value) => {
  const amount = written(value);
  return amount === null || amount === '' || !Number.isFinite(Number(amount)) ? null : centipence(Number(amount));
};

const count: Reader<number> = (value) => stockOf(written(value) ?? '') ?? 0;

const flag = orNull(boolean);

const image = object({
  url_zoom: text,
  url_standard: text,
  image_url: text,
  description: plain,
  sort_order: orNull(number),
  is_thumbnail: flag,
});

const optionValue = object({ option_display_name: name, label: (value) => decodeEntities(String(value)) });

const termsOfSale = {
  fixed_cost_shipping_price: text,
  is_free_shipping: flag,
  map_price: text,
};

const variant = object({
  ...termsOfSale,
  sku: code,
  upc: code,
  gtin: code,
  price: pounds,
  calculated_price: pounds,
  sale_price: pounds,
  inventory_level: count,
  image_url: text,
  purchasing_disabled: flag,
  option_values: orNull(list(optionValue)),
});

const bulkRule = object({ quantity_min: count, quantity_max: count, type: text, amount: numeric });

/** Ids; null for anything else. */
const categories: Reader<string[] | null> = (value) => {
  const read = attempt(list(scalar), value);
  return 'value' in read ? read.value : null;
};

/** Of BigCommerce's V3 API; other properties are ignored. */
export const readProduct = object({
  id: text,
  name: (value) => decodeEntities(filled(value)),
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
  description: (value) => correctHtml(text(value)),
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
  bulk_pricing_rules: orNull(list(bulkRule)),
  ...termsOfSale,
  tax_class_id: text,
  product_tax_code: text,
  is_preorder_only: flag,
  availability_description: text,
  gift_wrapping_options_type: text,
  warranty: text,
  purchasing_disabled: flag,
  inventory_tracking: text,
  inventory_level: count,
  custom_url: orNull(object({ url: text })),
  product_url: text,
  breadcrumb: orNull(list(object({ name }))),
  category_names: orNull(list(name)),
  categories,
  images: orNull(list(image)),
  custom_fields: orNull(list(object({ name, value: (value) => decodeEntities(scalar(value)) }))),
  modifiers: orNull(list(modifier)),
  variants: orNull(list(variant)),
});

export type ProductRecord = ReturnType<typeof readProduct>;

export type VariantRecord = ReturnType<typeof variant>;
