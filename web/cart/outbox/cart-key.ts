import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { newId } from '../client/new-id.ts';

const KEY = 'cart-key';
/** Without storage each page has a key of its own. */
let inMemory: string | null = null;

/** Of the cart that this browser has yet to get, the same in all tabs: first additions with one key share a cart. */
export function cartKey(): string {
  return store(currentCartKey(readStorage('localStorage', KEY) ?? inMemory, Date.now(), newId));
}

/** The next addition without a cart starts another. */
export function renewCartKey(): void {
  store(currentCartKey(null, Date.now(), newId));
}

function store(current: CartKey): string {
  inMemory = cartKeyText(current);
  writeStorage('localStorage', KEY, inMemory);
  return current.key;
}

/** `madeAt` is in milliseconds since 1970. */
type CartKey = ReturnType<typeof currentCartKey>;

/** Half as long as the shop finds a cart by its key: a first addition and its retries all have the same. */
const CURRENT_MILLISECONDS = 5 * 60_000;

/** The stored key while it is current; otherwise a new one. */
export function currentCartKey(stored: string | null, now: number, newKey: () => string) {
  const [key = '', madeAt = ''] = (stored ?? '').split(' ');
  const age = now - Number(madeAt);
  return /^[0-9a-f]{32}$/.test(key) && age >= 0 && age < CURRENT_MILLISECONDS
    ? { key, madeAt: Number(madeAt) }
    : { key: newKey(), madeAt: now };
}

export function cartKeyText({ key, madeAt }: CartKey): string {
  return `${key} ${madeAt}`;
}
