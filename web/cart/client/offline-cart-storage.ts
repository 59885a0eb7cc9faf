import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { parseJson } from '../../browser/storage/json.rules.ts';
import type { OfflineCart } from '../outbox/outbox.rules.ts';
import { createStorageListeners } from '../../browser/storage/listeners.ts';

const KEY = 'cart';

export interface StoredCart extends OfflineCart {
  /** So that the badge needs none of the cart's code. */
  quantity: number;
  /** The query that the cart has the fields of: another release may select others. */
  operation: string;
  /** Whether the account keeps it. */
  isCustomers: boolean;
}

const empty: StoredCart = { quantity: 0, operation: '', isCustomers: false, cart: null, changes: [] };

const listeners = createStorageListeners(KEY);
/** For storage that is closed or full. */
let inMemory: string | null = null;
let last: { text: string | null; stored: StoredCart } = { text: null, stored: empty };

/** As this tab or another has last written it; the same object until then. */
export function readStoredCart(): StoredCart {
  const text = inMemory ?? readStorage('localStorage', KEY);
  if (text !== last.text) last = { text, stored: parsed(text) };
  return last.stored;
}

function parsed(text: string | null): StoredCart {
  const { quantity, operation, isCustomers, cart, changes } = (parseJson(text) ?? {}) as Partial<StoredCart>;
  return {
    quantity: Number.isInteger(quantity) ? Math.max(0, quantity ?? 0) : 0,
    operation: operation ?? '',
    isCustomers: isCustomers ?? false,
    cart: cart ?? null,
    changes: Array.isArray(changes) ? changes : [],
  };
}

/** The number includes changes that are not saved. */
export function readCartQuantity(): number {
  return readStoredCart().quantity;
}

/** The browser tells the shop's other tabs. */
export function writeStoredCart(stored: StoredCart): void {
  const text = JSON.stringify(stored);
  last = { text, stored };
  inMemory = writeStorage('localStorage', KEY, text) ? null : text;
  listeners.notify();
}

/** Changes that the shop does not have included. */
export function clearStoredCart(): void {
  writeStoredCart(empty);
}

/** In this tab or another. */
export const subscribeStoredCart = listeners.subscribe;
