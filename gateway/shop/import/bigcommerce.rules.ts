import { z } from 'zod';
import { skip, type FeedProduct, type Taken } from './feed.rules.ts';
import { countOf, imageUrlOf, slugOf } from './values.rules.ts';

const text = z.union([z.string(), z.number()]).nullish().transform((value) => (value == null ? '' : String(value).trim()));
const pounds = z.union([z.number(), z.string()]).nullish().transform((value) => (value == null || value === '' || !Number.isFinite(Number(value)) ? null : Math.round(Number(value) * 100)));
const count = z.union([z.number(), z.string()]).nullish().transform((value) => countOf(String(value ?? '')));

/** A product of BigCommerce’s V3 API as far as it is taken; of a whole product, unknown properties do not matter. */
const shape = z.object({
  id: text,
  name: z.string().min(1),
  sku: text,
  upc: text,
  gtin: text,
  type: text,
  price: pounds,
  calculated_price: pounds,
  sale_price: pounds,
  retail_price: pounds,
  brand: text,
  brand_name: text,
  description: text,
  is_visible: z.boolean().nullish(),
  availability: text,
  inventory_tracking: text,
  inventory_level: count,
  custom_url: z.object({ url: text }).nullish(),
  product_url: text,
  breadcrumb: z.array(z.object({ name: z.string() })).nullish(),
  category_names: z.array(z.string()).nullish(),
  images: z.array(z.object({ url_zoom: text, url_standard: text, image_url: text, sort_order: z.number().nullish() })).nullish(),
  custom_fields: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]).transform(String) })).nullish(),
  variants: z
    .array(z.object({ sku: text, upc: text, gtin: text, price: pounds, calculated_price: pounds, inventory_level: count, image_url: text, option_values: z.array(z.object({ option_display_name: z.string(), label: z.string() })).nullish() }))
    .nullish(),
});

/** A product of BigCommerce JSON. Add-ons point at other products by the feed's own numbers and are not taken. */
export function bigcommerceProduct(item: unknown, row: number): Taken[] {
  const parsed = shape.safeParse(item);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [skip(row, issue?.path.join('.') ?? '', issue?.message ?? 'The product is not of the expected shape')];
  }
  const record = parsed.data;
  const key = record.id || record.sku;
  if (!key) return [skip(row, 'id', 'There is neither id nor sku to know the product by')];
  if (record.is_visible === false) return [skip(row, 'is_visible', 'The product is not visible')];
  const price = record.calculated_price || record.sale_price || record.price;
  if (!price || price < 0) return [skip(row, 'price', 'The product has no price')];
  const variants = (record.variants ?? []).filter(({ option_values }) => (option_values ?? []).length > 0);
  const hasOptions = variants.length > 1;
  const tracking = record.inventory_tracking;
  const path = record.custom_url?.url || record.product_url;
  const product: FeedProduct = {
    key: `bigcommerce:${key}`,
    name: record.name.trim(),
    slug: slugOf(path.replace(/^https?:\/\/[^/]+/, '').split('/').findLast(Boolean) ?? '') || slugOf(record.name),
    sku: record.sku || key,
    gtin: record.gtin || record.upc,
    brand: record.brand_name || (/\D/.test(record.brand) ? record.brand : ''),
    descriptionHtml: record.description,
    categoryPath: record.breadcrumb?.map(({ name }) => name) ?? record.category_names?.slice(0, 1) ?? [],
    price,
    retailPrice: record.retail_price && record.retail_price > price ? record.retail_price : 0,
    tracking: tracking === 'variant' ? (hasOptions ? 'variant' : 'product') : tracking === 'none' || tracking === '' ? 'none' : 'product',
    inventoryLevel: record.inventory_level,
    available: record.availability === '' || record.availability === 'available',
    imageUrls: (record.images ?? [])
      .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
      .map(({ url_zoom, url_standard, image_url }) => imageUrlOf(url_zoom || url_standard || image_url))
      .filter(Boolean),
    fields: (record.custom_fields ?? []).map(({ name, value }) => ({ name, value })),
    variants: hasOptions
      ? variants.map((variant) => ({
          sku: variant.sku,
          gtin: variant.gtin || variant.upc,
          price: variant.calculated_price || variant.price || price,
          inventoryLevel: variant.inventory_level,
          imageUrl: imageUrlOf(variant.image_url),
          options: (variant.option_values ?? []).map(({ option_display_name, label }) => ({ name: option_display_name, value: label })),
        }))
      : [],
  };
  return [{ kind: 'product', product, row, rows: 1 }];
}
