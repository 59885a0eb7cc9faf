import { LRUCache } from 'lru-cache';
import type { Cart } from './cart.rules.ts';

const CARTS_MAXIMUM = 10_000;
/** Longer carts are rare, and their products are several calls. */
const LINES_MAXIMUM = 50;

/**
 * Which products each cart held when it was last read through this process, so that they can be asked for side by side with the cart instead
 * of after it. Nothing is answered from this: where a cart has changed since, what is missing is asked for then.
 */
export interface CartForesight {
  /** The paths of the products that a cart may hold; none for one that has not been seen. */
  pathsOf(cartToken: string): readonly string[];
  /** Notes what a cart holds. */
  note(cartToken: string, cart: Cart): void;
}

export function createCartForesight(): CartForesight {
  const held = new LRUCache<string, readonly string[]>({ max: CARTS_MAXIMUM });
  return {
    pathsOf: (cartToken) => held.get(cartToken) ?? [],
    note(cartToken, { lines }) {
      const before = held.get(cartToken);
      // What is new in an old store costs the engine more than looking whether it is.
      if (before?.length === lines.length && before.every((path, index) => path === lines[index]?.path)) return;
      if (lines.length > 0 && lines.length <= LINES_MAXIMUM)
        held.set(
          cartToken,
          lines.map(({ path }) => path),
        );
      else held.delete(cartToken);
    },
  };
}
