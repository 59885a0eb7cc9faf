import type { MinimumAge } from '@storefront/domain/product/minimum-age.rules.ts';
import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct, CatalogueUnitPricing } from '../../catalogue/catalogue.ts';
import { isRetailRegular } from '../../catalogue/on-sale.rules.ts';
import { unitPriceAt } from '../../catalogue/price-breaks.rules.ts';
import { goneItems, type CartItem } from './cart.rules.ts';

/** Name, price, stock and picture always come from the catalogue. */
export interface CartLine<Id = number> {
  id: Id;
  productId: number;
  variantId: number | null;
  sku: string;
  name: string;
  quantity: number;
  /** Of its quantity, in centipence, ex VAT. */
  price: number;
  /** Centipence, ex VAT; during a sale the price that it replaces; 0 for none. */
  retailPrice: number;
  /** Whether a sale replaces it; missing for a recommended one. */
  isRetailRegular?: true;
  /** Centipence, ex VAT; null where unknown. */
  addedPrice: number | null;
  imageUrl: string;
  productUrl: string;
  parentId: Id | null;
  variantDisplay: readonly { optionDisplayName: string; label: string }[];
  brandId: number;
  inventoryLevel: number;
  condition?: 'used' | 'refurbished';
  unitPricing?: CatalogueUnitPricing;
  minimumAge?: MinimumAge;
}

function cartLine<Id>(item: CartItem<Id>, product: CatalogueProduct): CartLine<Id> {
  const variant = product.variants.find(({ id }) => id === item.variantId);
  const one = variant?.price ?? product.price;
  // The product's retail price belongs to its own price: beside another variant's it would misstate the saving.
  const struck = variant?.retailPrice ? variant : incVatOf(one) === incVatOf(product.price) ? product : null;
  const price = unitPriceAt(product, one, item.quantity);
  const unitPricing = variant?.unitPricing ?? product.unitPricing;
  return {
    id: item.id,
    productId: product.id,
    variantId: variant?.id ?? null,
    sku: variant?.sku ?? product.sku,
    name: product.name,
    quantity: item.quantity,
    price,
    retailPrice: struck?.retailPrice ?? 0,
    ...(struck && isRetailRegular(struck) && { isRetailRegular: true }),
    // A lower price for the quantity is no change of price.
    addedPrice: item.addedPrice === one ? price : (item.addedPrice ?? null),
    imageUrl: (variant?.image ?? product.images[0])?.url ?? '',
    productUrl: product.url,
    parentId: item.parentId,
    variantDisplay: (variant?.optionValues ?? []).map(({ optionDisplayName, label }) => ({ optionDisplayName, label })),
    brandId: product.brandId,
    ...(product.condition !== undefined && { condition: product.condition }),
    ...(unitPricing && { unitPricing }),
    ...(product.minimumAge !== undefined && { minimumAge: product.minimumAge }),
    inventoryLevel:
      variant && product.inventoryTracking === 'variant' ? variant.inventoryLevel : product.inventoryLevel,
  };
}

/** Each line is followed by its add-ons; so are the items no longer sold. */
export function cartLines<Item extends CartItem<unknown>>(
  items: readonly Item[],
  byId: ReadonlyMap<number, CatalogueProduct>,
): { lines: CartLine<Item['id']>[]; gone: Item[] } {
  const gone = goneItems(items, (id) => byId.has(id));
  const ordered = items
    .filter(({ parentId }) => parentId === null)
    .flatMap((item) => [item, ...items.filter(({ parentId }) => parentId === item.id)]);
  const lines = ordered.flatMap((item) => {
    const product = byId.get(item.productId);
    return product && !gone.includes(item) ? [cartLine<Item['id']>(item, product)] : [];
  });
  return { lines, gone };
}
