import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { openTabChannel, type TabChannel } from '../../browser/tab-channel.ts';
import { parseJson } from '../../browser/storage/json.rules.ts';
import { lastOrderOf, placedOrderOf, type PlacedOrder } from './placed-order.rules.ts';

/** In session storage: the last order of this tab, or of another while this one showed the checkout. */
const KEY = 'placed-order';

/** In local storage: the last order of this browser, and when, for tabs that are opened later. */
const EVERYWHERE_KEY = 'last-order';

/** Undefined until it is read. */
let placed: PlacedOrder | null | undefined;
const listeners = new Set<() => void>();
/** Open while a page follows placed orders. */
let channel: TabChannel | null = null;

function read(): PlacedOrder | null {
  if (placed === undefined) {
    const own = placedOrderOf(parseJson(readStorage('sessionStorage', KEY)));
    const stored = readStorage('localStorage', EVERYWHERE_KEY);
    const last = lastOrderOf(parseJson(stored), Date.now());
    if (stored !== null && !last) writeStorage('localStorage', EVERYWHERE_KEY, null);
    placed = last && last.number !== own?.number ? last : own;
  }
  return placed;
}

function store(next: PlacedOrder | null): void {
  writeStorage('sessionStorage', KEY, next && JSON.stringify(next));
}

/** Tells the other tabs. This page learns of it with `showPlacedOrder`, once its confirmation is there. */
export function storePlacedOrder({ number, path }: Pick<PlacedOrder, 'number' | 'path'>): void {
  store({ number, path, isGreeted: false });
  writeStorage('localStorage', EVERYWHERE_KEY, JSON.stringify({ number, path, at: Date.now() }));
  channel?.tell({ number, path, isGreeted: true });
}

/** Shows from the page's next view on. */
export function storeGreeting(): void {
  const current = read();
  if (current) store({ ...current, isGreeted: true });
}

export function showPlacedOrder(): void {
  placed = undefined;
  for (const listener of listeners) listener();
}

/** As another is placed or its shopper signs out. */
export function forgetPlacedOrder(): void {
  store(null);
  writeStorage('localStorage', EVERYWHERE_KEY, null);
  showPlacedOrder();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  channel ??= openTabChannel('placed-order', (message) => {
    const order = placedOrderOf(message);
    if (!order) return;
    store(order);
    showPlacedOrder();
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Null for none, on the server and during hydration. */
export function usePlacedOrder(): PlacedOrder | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
