import type { AddedItem } from '@storefront/schema/rest/requests/cart.ts';
import type { Discount } from '../order.ts';
import type { CartLine } from './cart-line.rules.ts';

export interface ShownCart {
  lines: readonly CartLine<number | string>[];
  /** Their product has left the catalogue. The next change of the cart drops them. */
  gone: readonly { id: number | string; addedName?: string | null | undefined }[];
  /** Missing where the shop has none. */
  discounts?: readonly Discount[];
}

export interface AdditionOptions {
  /** The same key adds once; null for none. */
  key: string | null;
  /** Concurrent first additions with the same key share a cart; null for none. */
  cartKey: string | null;
  /** Of a partner's sandbox key. */
  isTest: boolean;
}

/** Nothing was added. The message says why. */
export class AdditionRefusedError extends Error {
  override name = 'AdditionRefusedError';
}

/** An unknown token has an empty cart. */
export interface Carts {
  read(token: string): Promise<ShownCart>;
  /** An unknown token gets a new cart. Above `limit`, the most of an item, nothing is added. Throws when refused. */
  add(
    token: string,
    items: readonly AddedItem[],
    options: AdditionOptions,
  ): Promise<{ token: string; maximum?: number }>;
  /** Zero removes a line with its add-ons. False where the cart has no such line. */
  change(token: string, lineId: string, how: 'set' | 'reduce', quantity: number): Promise<boolean>;
}
