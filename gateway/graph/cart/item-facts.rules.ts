import { wasPriceOfVariant } from '../product/prices.rules.ts';
import type { ModifierOption, ProductDetail, Variant } from '../product/product.rules.ts';
import type { ItemFacts } from './cart.rest.ts';

export function factsOfProduct(detail: ProductDetail, variant: Variant | null): ItemFacts {
  const { name, sku, price, path } = detail;
  const [image] = detail.images;
  return {
    name,
    sku: variant?.sku || sku,
    price: variant?.price ?? price,
    // The product's beside another variant's price would overstate the saving.
    retailPrice: variant ? wasPriceOfVariant(detail, variant) : detail.retailPrice,
    path,
    imageUrl: variant?.imageUrl || (image?.url ?? null),
    thumbnailUrl: variant?.imageUrl ? null : (image?.thumbnailUrl ?? null),
    ...stockFacts(detail, variant),
    selectedOptions: variant?.selectedOptions ?? [],
  };
}

/** An add-on's facts; its own product is null where it was not looked up. */
export function factsOfAddOn(
  { label, sku, price, path, imageUrl }: ModifierOption,
  detail: ProductDetail | null,
): ItemFacts {
  return {
    name: label,
    sku,
    price,
    retailPrice: null,
    path,
    imageUrl,
    selectedOptions: [],
    ...(detail && stockFacts(detail, null)),
  };
}

function stockFacts(
  { brand, inventoryLevel, inventoryTracking }: ProductDetail,
  variant: Variant | null,
): Pick<ItemFacts, 'brandEntityId' | 'inventoryLevel'> {
  return {
    brandEntityId: brand.entityId || null,
    inventoryLevel: variant && inventoryTracking === 'variant' ? variant.inventoryLevel : inventoryLevel,
  };
}
