import { LRUCache } from 'lru-cache';
import type { Cart } from './cart.rules.ts';

const CARTS_MAXIMUM = 10_000;
/** Loading more products takes more than one call. Carts this long are rare, so they are not prefetched. */
const LINES_MAXIMUM = 50;

/** Product paths of each cart's last read, to fetch cart and products in parallel. A hint: others are fetched after. */
export interface CartPrefetch {
  /** Empty for an unknown cart. */
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
