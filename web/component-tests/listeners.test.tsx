import { expect, test, vi } from 'vitest';
import { createStorageListeners } from '../browser/storage/listeners.ts';

const inAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('follows a key in this tab, in another, and in a page that is restored, until it unsubscribes', () => {
  const listeners = createStorageListeners('cart');
  const listener = vi.fn();
  const unsubscribe = listeners.subscribe(listener);
  listeners.notify();
  inAnotherTab('cart');
  inAnotherTab(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(4);
  inAnotherTab('consent');
  unsubscribe();
  listeners.notify();
  inAnotherTab('cart');
  expect(listener).toHaveBeenCalledTimes(4);
});
