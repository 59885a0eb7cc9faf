import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { Product, Variant } from '../product/product.rules.ts';

export interface FoundBySku {
  products: readonly Product[];
  /** For codes that no product has, those that they may stand for. */
  nearest: ReadonlyMap<string, readonly string[]>;
}

export interface SkuMatch {
  sku: string;
  /** Null when no product has the code. */
  product: Product | null;
  /** Null when the code is of a product as a whole. */
  variant: Variant | null;
  nearest: readonly string[];
}

/** A variant rather than its product, and the only variant of a product with one. */
export function matchOf(sku: string, { products, nearest }: FoundBySku): SkuMatch {
  const key = skuKey(sku);
  const isMeant = (candidate: { sku: string }) => key !== '' && skuKey(candidate.sku) === key;
  for (const product of products) {
    const variant = product.detail?.variants.find(isMeant);
    if (variant) return { sku, product, variant, nearest: [] };
  }
  const product = products.find(isMeant) ?? null;
  const variants = product?.detail?.variants ?? [];
  const variant = variants.length === 1 ? (variants[0] ?? null) : null;
  return { sku, product, variant, nearest: product ? [] : (nearest.get(sku) ?? []) };
}
