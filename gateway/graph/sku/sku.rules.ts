import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { Product, Variant } from '../product/product.rules.ts';

export interface FoundBySku {
  products: readonly Product[];
  /** For codes that no product has, those that they may stand for. */
  nearest: ReadonlyMap<string, readonly string[]>;
}

export interface SkuMatch {
  sku: string;
  /** Null when no product has the code, or several have. */
  product: Product | null;
  /** Null when the code is of a product as a whole, or of several variants. */
  variant: Variant | null;
  /** Several products have the code: none of them is taken for the one that is meant. */
  isAmbiguous: boolean;
  nearest: readonly string[];
}

/** A variant rather than its product, and the only variant of a product with one. */
export function matchOf(sku: string, { products, nearest }: FoundBySku): SkuMatch {
  const key = skuKey(sku);
  const isMeant = (candidate: { sku: string }) => key !== '' && skuKey(candidate.sku) === key;
  const found = products.filter((product) => isMeant(product) || product.detail?.variants.some(isMeant));
  const [product = null] = found.length === 1 ? found : [];
  const variants = product?.detail?.variants ?? [];
  const meant = variants.filter(isMeant);
  const [variant = null, ...others] = meant.length > 0 ? meant : variants;
  return {
    sku,
    product,
    variant: others.length > 0 ? null : variant,
    isAmbiguous: found.length > 1,
    nearest: found.length > 0 ? [] : (nearest.get(sku) ?? []),
  };
}
