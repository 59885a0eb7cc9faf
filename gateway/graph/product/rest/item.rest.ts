import type { ProductListItem } from '@storefront/schema/rest/product.ts';
import { toCentipence } from '@storefront/domain/money.rules.ts';
import { countOf, listOf, positionsOf } from '../../../upstream/contract/values.ts';
import { pricing } from '../../money/money.rules.ts';
import { byMeasure, toCore, toVariant, type Pricing } from './parts.rest.ts';
import type { Product } from '../product.rules.ts';

const toProduct =
  (price: Pricing) =>
  (item: ProductListItem): Product => ({
    ...toCore(item, price),
    imageUrl: item.image_url || null,
    variantCount: countOf(item.variants_length),
    optionLabels: Object.entries(item.option_values ?? {}).map(([name, labels]) => ({ name, labels })),
    // Both are 0 for a product with at most one variant.
    minimumPrice: byMeasure(price, item)(toCentipence(item.min_variant_price) || toCentipence(item.calculated_price)),
    maximumPrice: price(toCentipence(item.max_variant_price) || toCentipence(item.calculated_price)),
    matchingVariant: item.matching_variant ? toVariant(price, item)(item.matching_variant) : null,
    rating: toRating(item),
    customFields: Object.entries(item.custom_fields ?? {}).map(([name, value]) => ({ name, value })),
  });

function toRating({ rating, reviews_count }: ProductListItem): Product['rating'] {
  const count = countOf(reviews_count);
  return typeof rating === 'number' && count > 0 ? { average: rating, count } : null;
}

/** Maps the products of a page, in their positions: null for one that is broken or repeated. */
export function toProductPositions(
  items: readonly (ProductListItem | null)[],
  pricesIncludeVat: boolean,
): (Product | null)[] {
  return positionsOf(items, 'entityId', toProduct(pricing(pricesIncludeVat)));
}

/** Maps the products of an optional list, without duplicates. */
export function toProducts(items: readonly ProductListItem[] | null | undefined, pricesIncludeVat: boolean): Product[] {
  return listOf(items, 'entityId', toProduct(pricing(pricesIncludeVat)));
}
