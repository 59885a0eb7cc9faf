import { LRUCache } from 'lru-cache';
import type { Cart } from './cart.rules.ts';

const CARTS_MAXIMUM = 10_000;
/** Loading more products takes more than one call. Carts this long are rare, so they are not prefetched. */
const LINES_MAXIMUM = 50;

export type CartPrefetch = ReturnType<typeof createCartPrefetch>;

/** Product paths of each cart's last read, to fetch cart and products in parallel. A hint: others are fetched after. */
export function createCartPrefetch() {
  const pathsOfCarts = new LRUCache<string, readonly string[]>({ max: CARTS_MAXIMUM });
  return {
    /** Empty for an unknown cart. */
    pathsOf: (cartToken: string) => pathsOfCarts.get(cartToken) ?? [],
    remember(cartToken: string, { lines }: Cart): void {
      if (lines.length > 0 && lines.length <= LINES_MAXIMUM)
        pathsOfCarts.set(
          cartToken,
          lines.map(({ path }) => path),
        );
      else pathsOfCarts.delete(cartToken);
    },
  };
}
