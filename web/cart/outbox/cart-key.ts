import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { cartKeyText, currentCartKey, type CartKey } from './cart-key.rules.ts';
import { newId } from '../client/new-id.ts';

const KEY = 'cart-key';
/** Without storage each page has a key of its own. */
let inMemory: string | null = null;

/**
 * Names the cart that this browser has not been given yet, the same in all tabs: first additions with one key go into one cart, also where the
 * browser has no web locks. The shop ignores it once there is a cart.
 */
export function cartKey(): string {
  return store(currentCartKey(readStorage('localStorage', KEY) ?? inMemory, Date.now(), newId));
}

/** Names another cart, in all tabs: the next addition without a cart starts one. */
export function renewCartKey(): void {
  store(currentCartKey(null, Date.now(), newId));
}

function store(current: CartKey): string {
  inMemory = cartKeyText(current);
  writeStorage('localStorage', KEY, inMemory);
  return current.key;
}
