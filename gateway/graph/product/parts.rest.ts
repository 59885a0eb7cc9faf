import { z } from 'zod';
import { brandPath } from '../brand/brand.rules.ts';
import type { UnitPrice } from '../../../domain/money.rules.ts';
import { entityId, listOf, money, optionalCount, optionalList, optionalText, path } from '../../upstream/shapes.ts';
import type { ProductCore } from './product.rules.ts';

/** What every reading of a product has. */
export const commonFields = {
  id: entityId,
  name: z.string().min(1),
  sku: optionalText,
  product_url: path,
  brand_id: optionalCount,
  brand_name: optionalText,
  brand_url: optionalText,
  calculated_price: money,
  retail_price: money,
  inventory_level: optionalCount,
  inventory_tracking: optionalText,
  availability: z
    .string()
    .nullish()
    .transform((value) => value ?? 'available'),
  categories: optionalList(z.number()),
};

const commonShape = z.object(commonFields);

/** What lists and records say alike, in our words. */
export function toCore(record: z.infer<typeof commonShape>, price: (centipence: number) => UnitPrice): ProductCore {
  return {
    entityId: record.id,
    name: record.name,
    sku: record.sku,
    path: record.product_url,
    brand: { entityId: record.brand_id, name: record.brand_name, path: brandPath(record.brand_url) },
    price: price(record.calculated_price),
    retailPrice: record.retail_price > 0 ? price(record.retail_price) : null,
    inventoryLevel: record.inventory_level,
    // Anything but `none` and `variant` counts the product's own level.
    inventoryTracking:
      record.inventory_tracking === 'none' || record.inventory_tracking === 'variant'
        ? record.inventory_tracking
        : 'product',
    available: record.availability === 'available',
    categoryIds: record.categories,
  };
}

/** One purchasable combination of a product's options, its price still as the shop API keeps it. */
export const variantShape = z
  .object({
    id: entityId,
    sku: optionalText,
    inventory_level: optionalCount,
    calculated_price: money,
    image_url: optionalText,
    option_values: z.array(z.object({ option_display_name: z.string(), label: z.string() })),
  })
  .transform((variant) => ({
    id: variant.id,
    sku: variant.sku,
    inventoryLevel: variant.inventory_level,
    centipence: variant.calculated_price,
    imageUrl: variant.image_url || null,
    selectedOptions: variant.option_values.map(({ option_display_name, label }) => ({
      name: option_display_name,
      value: label,
    })),
  }));

/** A group of add-ons, each option another product of the catalogue. */
export const modifierShape = z
  .object({
    id: entityId,
    display_name: z.string(),
    option_values: listOf(
      z.object({
        id: entityId,
        label: z.string(),
        price: money,
        image: optionalText,
        sku: optionalText,
        value_data: z.object({ product_id: entityId, product_url: path.nullish().catch(null) }),
      }),
      ({ id }) => id,
    ),
  })
  .transform(({ id, display_name, option_values }) => ({
    id,
    name: display_name,
    options: option_values.map((option) => ({
      id: option.id,
      label: option.label,
      centipence: option.price,
      imageUrl: option.image || null,
      sku: option.sku,
      productId: option.value_data.product_id,
      path: option.value_data.product_url ?? null,
    })),
  }));
