import type { Product } from './product/product.rules.ts';

/** Collected during execution: decides whether the response may be cached, and which changes drop it. */
export class CacheTags {
  readonly paths = new Set<string>();
  /** Whether data of the caller was read; such a response is never cached. */
  isPersonal = false;
  /** When a price in it changes by itself, in milliseconds since 1970; Infinity for never. It is not cached beyond. */
  validUntil = Number.POSITIVE_INFINITY;

  addProduct({ path, priceChangesAt }: Pick<Product, 'path' | 'priceChangesAt'>): void {
    this.paths.add(path);
    if (priceChangesAt !== undefined) this.validUntil = Math.min(this.validUntil, Date.parse(priceChangesAt));
  }
}
