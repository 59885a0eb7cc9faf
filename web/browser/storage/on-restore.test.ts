// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onRestore } from './on-restore.ts';

/** Dispatches a `pageshow` event; jsdom has no PageTransitionEvent. */
const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('calls back when the page is restored, not when it is loaded, until it is unsubscribed', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = onRestore(listener);
  showPage(false);
  expect(listener).not.toHaveBeenCalled();
  showPage(true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  showPage(true);
  expect(listener).toHaveBeenCalledOnce();
});
