import { useSyncExternalStore } from 'react';

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
  const value = new RegExp(`(?:^|; )${NAME}=([A-Z0-9]{2,4})(?:%20| )([A-Z0-9]{3})(?:;|$)`).exec(document.cookie);
  return value && `${value[1]} ${value[2]}`;
}

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store would answer later than the next render, and not in every browser.
  // eslint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${NAME}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
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
