import type { CatalogueProduct } from '../catalogue.ts';

/** Variant id of stock that is tracked for the product as a whole. */
export const WHOLE_PRODUCT = 0;

export interface StockKey {
  productId: number;
  variantId: number;
}

export interface StockLevel extends StockKey {
  level: number;
}

export interface StockAmount extends StockKey {
  quantity: number;
}

type Counted = Pick<CatalogueProduct, 'id' | 'inventoryTracking' | 'inventoryLevel'> & {
  variants: readonly { id: number; inventoryLevel: number }[];
};

const isPerVariant = ({ inventoryTracking, variants }: Counted) =>
  inventoryTracking === 'variant' && variants.length > 0;

/** Empty where stock is not tracked. */
export function countedStock(product: Counted): StockAmount[] {
  if (product.inventoryTracking === 'none') return [];
  if (!isPerVariant(product))
    return [{ productId: product.id, variantId: WHOLE_PRODUCT, quantity: Math.max(0, product.inventoryLevel) }];
  return product.variants.map(({ id, inventoryLevel }) => ({
    productId: product.id,
    variantId: id,
    quantity: Math.max(0, inventoryLevel),
  }));
}

/** Null where stock is not tracked. */
export function stockKeyOf(product: Counted, variantId: number | null): StockKey | null {
  if (product.inventoryTracking === 'none') return null;
  return { productId: product.id, variantId: isPerVariant(product) ? (variantId ?? WHOLE_PRODUCT) : WHOLE_PRODUCT };
}

/** Products without tracked stock keep the catalogue's levels. */
export function withLevels(product: CatalogueProduct, levels: ReadonlyMap<number, number>): CatalogueProduct {
  if (product.inventoryTracking === 'none' || levels.size === 0) return product;
  if (!isPerVariant(product))
    return { ...product, inventoryLevel: levels.get(WHOLE_PRODUCT) ?? product.inventoryLevel };
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventoryLevel: levels.get(variant.id) ?? variant.inventoryLevel,
    })),
  };
}

/** Amounts of the same key are added up: locking rows in one fixed order avoids deadlocks. */
export function inLockOrder<Amount extends StockAmount>(amounts: readonly Amount[]): StockAmount[] {
  const totals = new Map<string, StockAmount>();
  for (const { productId, variantId, quantity } of amounts) {
    const key = `${productId}:${variantId}`;
    totals.set(key, { productId, variantId, quantity: quantity + (totals.get(key)?.quantity ?? 0) });
  }
  return [...totals.values()].sort((a, b) => a.productId - b.productId || a.variantId - b.variantId);
}
