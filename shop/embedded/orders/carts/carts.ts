import type { AddedItem } from '@storefront/schema/rest/requests/cart.ts';
import type { Discount } from '../order.ts';
import type { CartLine } from './cart-line.rules.ts';

/** A cart as a shopper sees it. */
export interface ShownCart {
  lines: readonly CartLine<number | string>[];
  /** The items whose product has left the catalogue. The cart drops them when it is next changed. */
  gone: readonly { id: number | string; addedName?: string | null | undefined }[];
  /** Missing where the shop has none. */
  discounts?: readonly Discount[];
}

/** What is known of an addition besides its items; keys are null for none. */
export interface AdditionOptions {
  /** Additions with the same idempotency key add once. */
  key: string | null;
  /** Concurrent first additions with the same key share a cart. */
  cartKey: string | null;
  /** Whether a partner's sandbox key adds them. */
  isTest: boolean;
}

/** Items that cannot be added; nothing was added. The message says why. */
export class AdditionRefusedError extends Error {
  override name = 'AdditionRefusedError';
}

/** Carts by token, as the API's routes need them. An unknown token has an empty cart. */
export interface Carts {
  read(token: string): Promise<ShownCart>;
  /**
   * Adds items to a cart, or to a new one for a token that the shop does not know. Returns the cart's token, and the most that it may hold of an
   * item if it would exceed that: then nothing was added. Throws an AdditionRefusedError.
   */
  add(
    token: string,
    items: readonly AddedItem[],
    options: AdditionOptions,
  ): Promise<{ token: string; maximum?: number }>;
  /** Sets the quantity of a line and its add-ons, or reduces it, removing them at zero. Returns false where the cart has no such line. */
  change(token: string, lineId: string, how: 'set' | 'reduce', quantity: number): Promise<boolean>;
}
