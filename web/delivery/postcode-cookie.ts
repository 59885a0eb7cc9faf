import { useSyncExternalStore } from 'react';
import { postcodeIn } from './delivery.rules.ts';

/** Where the shopper's postcode is kept, so that prices and dates are true to it on the next page: for 7 days, for this shop alone. */
const NAME = 'postcode';
const SECONDS = 7 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The postcode that the shopper gave, as it is written on an envelope; null for none, and until the page has mounted. */
export function usePostcode(): string | null {
  return useSyncExternalStore(subscribe, readPostcode, () => null);
}

export function rememberPostcode(postcode: string): void {
  write(encodeURIComponent(postcode), SECONDS);
}

export function forgetPostcode(): void {
  write('', 0);
}

/** The same, for code of the browser alone. */
export function readPostcode(): string | null {
  return postcodeIn(document.cookie);
}

function write(value: string, seconds: number): void {
  // The Cookie Store would answer later than the next render, and not in every browser.
  // eslint-disable-next-line unicorn/no-document-cookie
  const set = (name: string, more: string) => (document.cookie = `${name}; Path=/; SameSite=Lax${more}`);
  if (location.protocol === 'https:') {
    set(`__Host-${NAME}=${value}; Max-Age=${seconds}`, '; Secure');
    // The name from before the prefix.
    set(`${NAME}=; Max-Age=0`, '; Secure');
  } else set(`${NAME}=${value}; Max-Age=${seconds}`, '');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it meanwhile.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
