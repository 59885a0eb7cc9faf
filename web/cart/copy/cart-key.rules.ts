/** A random name of the cart that this browser is yet to be given, and when it was made. */
export interface CartKey {
  key: string;
  madeAt: number;
}

/** Half as long as the shop finds a cart by its key: a first addition and its retries all have the same. */
const CURRENT_MILLISECONDS = 5 * 60_000;

/** The key that is kept, as text, where it is current; else a new one. */
export function currentCartKey(kept: string | null, now: number, newKey: () => string): CartKey {
  const [key = '', madeAt = ''] = (kept ?? '').split(' ');
  const age = now - Number(madeAt);
  return /^[0-9a-f]{32}$/.test(key) && age >= 0 && age < CURRENT_MILLISECONDS
    ? { key, madeAt: Number(madeAt) }
    : { key: newKey(), madeAt: now };
}

/** A key as it is kept. */
export function cartKeyText({ key, madeAt }: CartKey): string {
  return `${key} ${madeAt}`;
}
