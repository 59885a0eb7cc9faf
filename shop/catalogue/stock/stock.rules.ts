import type { CatalogueProduct } from '../catalogue.ts';

/** The product as a whole, where stock is not counted per variant. */
const WHOLE_PRODUCT = 0;

/** What stock is kept of: one variant of a product, or the product as a whole. */
export interface StockKey {
  productId: number;
  /** `WHOLE_PRODUCT` for the product as a whole. */
  variantId: number;
}

/** So many of something. */
export interface StockAmount extends StockKey {
  quantity: number;
}

type Counted = Pick<CatalogueProduct, 'id' | 'inventoryTracking' | 'inventoryLevel'> & {
  variants: readonly { id: number; inventoryLevel: number }[];
};

const isPerVariant = ({ inventoryTracking, variants }: Counted) =>
  inventoryTracking === 'variant' && variants.length > 0;

/** What a product's stock is kept of, with the levels that the catalogue gives; nothing where stock is not counted. */
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

/** What an item takes its stock from; null where stock is not counted. */
export function stockKeyOf(product: Counted, variantId: number | null): StockKey | null {
  if (product.inventoryTracking === 'none') return null;
  return { productId: product.id, variantId: isPerVariant(product) ? (variantId ?? WHOLE_PRODUCT) : WHOLE_PRODUCT };
}

/** A product with the levels that are in stock now, by variant; what has none keeps the catalogue's. */
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

/** Amounts of the same thing together, in the one order that everyone takes rows in: two that wait for each other's rows could wait for ever. */
export function inFixedOrder<Amount extends StockAmount>(amounts: readonly Amount[]): StockAmount[] {
  const totals = new Map<string, StockAmount>();
  for (const { productId, variantId, quantity } of amounts) {
    const key = `${productId}:${variantId}`;
    totals.set(key, { productId, variantId, quantity: quantity + (totals.get(key)?.quantity ?? 0) });
  }
  return [...totals.values()].sort((a, b) => a.productId - b.productId || a.variantId - b.variantId);
}
