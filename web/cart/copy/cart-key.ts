import { newId } from './new-id.ts';
import { cartKeyText, currentCartKey } from './cart-key.rules.ts';

const KEY = 'cart-key';
/** Where storage is closed each page has its own. */
let inMemory: string | null = null;

/**
 * Names the cart that this browser is yet to be given, the same in all tabs: two that add something at the same time get one cart, also where the
 * browser has no locks. The shop pays no heed to it once there is a cart.
 */
export function cartKey(): string {
  const current = currentCartKey(read(), Date.now(), newId);
  write(cartKeyText(current));
  return current.key;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(text: string): void {
  inMemory = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Kept for this page alone.
  }
}
