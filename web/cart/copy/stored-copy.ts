import type { Copy } from './queue.rules.ts';

/** The browser's copy of the cart: pages are the same for everyone, so nothing of it can come with them. */
const KEY = 'cart';

/** What is stored: the copy, with how many items it shows, so that the badge needs no more than to read. */
interface Stored extends Copy {
  quantity: number;
  /** The operation that the cart was answered to: another release may ask for more. */
  operation: string;
}

const nothing: Stored = { quantity: 0, operation: '', cart: null, changes: [] };

const listeners = new Set<() => void>();
let last: { text: string | null; stored: Stored } = { text: null, stored: nothing };
/** Where storage is closed or full the copy lives as long as the page; null while storage takes it. */
let inMemory: string | null = null;

function readText(): string | null {
  if (inMemory !== null) return inMemory;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The copy as it was last written, in this tab or another; the same object until then. */
export function readStored(): Stored {
  const text = readText();
  if (text !== last.text) last = { text, stored: parsed(text) };
  return last.stored;
}

function parsed(text: string | null): Stored {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Stored>;
    const quantity = Number.isInteger(found.quantity) ? Math.max(0, found.quantity ?? 0) : 0;
    return {
      quantity,
      operation: found.operation ?? '',
      cart: found.cart ?? null,
      changes: Array.isArray(found.changes) ? found.changes : [],
    };
  } catch {
    return nothing;
  }
}

/** How many items the cart holds by this copy. */
export function readQuantity(): number {
  return readStored().quantity;
}

/** Keeps the copy; the shop's other tabs are told by the browser. */
export function writeStored(stored: Stored): void {
  const text = JSON.stringify(stored);
  last = { text, stored };
  try {
    localStorage.setItem(KEY, text);
    inMemory = null;
  } catch {
    // This page then has the cart, and no other.
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

/** Forgets the copy, and changes that the shop does not have yet with it. */
export function forgetStored(): void {
  writeStored(nothing);
}

/** Calls back when the copy changes, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  // A key of null means that everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
