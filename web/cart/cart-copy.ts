/** The browser's copy of how much the cart holds: pages are the same for everyone, so the badge cannot come with them. */
const KEY = 'cart';

const listeners = new Set<() => void>();

/** How many items the cart held when it was last seen; 0 where storage is closed or holds something else. */
export function readQuantity(): number {
  try {
    const { quantity } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { quantity?: unknown };
    return typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
  } catch {
    return 0;
  }
}

/** Remembers how much the cart holds; the shop's other tabs are told by the browser. */
export function writeQuantity(quantity: number): void {
  if (quantity === readQuantity()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ quantity }));
  } catch {
    // Storage may be closed or full: the badge then stays as it is, and the cart itself is right.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the cart changes, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Calls back when another tab has changed the cart. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
