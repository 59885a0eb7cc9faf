import { z } from 'zod';
import { optionalCount, optionalMoney, optionalPairs, optionalText, positionsOf } from '../../upstream/shapes.ts';
import { pricing } from '../money/money.rules.ts';
import { commonFields, toCore } from './parts.rest.ts';
import type { Product } from './product.rules.ts';

const itemShape = z.object({
  ...commonFields,
  image_url: optionalText,
  variants_length: optionalCount,
  option_values: optionalPairs(z.array(z.string())),
  min_variant_price: optionalMoney,
  max_variant_price: optionalMoney,
  custom_fields: optionalPairs(z.string()),
});

/** A list of result items, null in the place of each that is broken or doubled. */
export const itemsShape = positionsOf(itemShape, ({ id }) => id);

/** One page of a list of result items. */
export const itemPageShape = z.object({ results: itemsShape, total: optionalCount });

function toProduct(item: z.infer<typeof itemShape>, pricesIncludeVat: boolean): Product {
  const price = pricing(pricesIncludeVat);
  return {
    ...toCore(item, price),
    imageUrl: item.image_url || null,
    variantCount: item.variants_length,
    optionLabels: item.option_values.map(([name, labels]) => ({ name, labels })),
    // Both are 0 for a product with one variant or none.
    minimumPrice: price(item.min_variant_price || item.calculated_price),
    maximumPrice: price(item.max_variant_price || item.calculated_price),
    customFields: item.custom_fields.map(([name, value]) => ({ name, value })),
  };
}

/** Result items as products, each in its place. */
export function toProducts(items: z.infer<typeof itemsShape>, pricesIncludeVat: boolean): (Product | null)[] {
  return items.map((item) => item && toProduct(item, pricesIncludeVat));
}
