import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
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

/** A random key of the cart that this browser has not been given yet, and when it was made, in milliseconds since 1970. */
interface CartKey {
  key: string;
  madeAt: number;
}

/** Half as long as the shop finds a cart by its key: a first addition and its retries all have the same. */
const CURRENT_MILLISECONDS = 5 * 60_000;

/** The stored key while it is current; otherwise a new one. */
export function currentCartKey(stored: string | null, now: number, newKey: () => string): CartKey {
  const [key = '', madeAt = ''] = (stored ?? '').split(' ');
  const age = now - Number(madeAt);
  return /^[0-9a-f]{32}$/.test(key) && age >= 0 && age < CURRENT_MILLISECONDS
    ? { key, madeAt: Number(madeAt) }
    : { key: newKey(), madeAt: now };
}

/** The text that a key is stored as. */
export function cartKeyText({ key, madeAt }: CartKey): string {
  return `${key} ${madeAt}`;
}
