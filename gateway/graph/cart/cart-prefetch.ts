import { LRUCache } from 'lru-cache';
import type { Cart } from './cart.rules.ts';

const CARTS_MAXIMUM = 10_000;
/** The products of a longer cart take several calls; such carts are rare. */
const LINES_MAXIMUM = 50;

/**
 * The paths of the products in each cart when it was last read, so that cart and products are fetched in parallel. A hint only: products that have come into
 * the cart since are fetched after it.
 */
export interface CartPrefetch {
  /** The paths of the products that a cart probably holds; empty for a cart not seen before. */
  pathsOf(cartToken: string): readonly string[];
  remember(cartToken: string, cart: Cart): void;
}

export function createCartPrefetch(): CartPrefetch {
  const pathsOfCarts = new LRUCache<string, readonly string[]>({ max: CARTS_MAXIMUM });
  return {
    pathsOf: (cartToken) => pathsOfCarts.get(cartToken) ?? [],
    remember(cartToken, { lines }) {
      if (lines.length > 0 && lines.length <= LINES_MAXIMUM)
        pathsOfCarts.set(
          cartToken,
          lines.map(({ path }) => path),
        );
      else pathsOfCarts.delete(cartToken);
    },
  };
}
