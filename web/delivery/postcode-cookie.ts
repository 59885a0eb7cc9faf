import { useSyncExternalStore } from 'react';
import { postcodeIn } from './postcode-cookie.rules.ts';

/** The shopper's postcode is stored for 7 days, so that pages show delivery charges and dates for it once they have mounted. */
const NAME = 'postcode';
const SECONDS = 7 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The shopper's formatted postcode; null without one, and until the page has mounted. */
export function usePostcode(): string | null {
  return useSyncExternalStore(subscribe, readPostcode, () => null);
}

export function rememberPostcode(postcode: string): void {
  write(encodeURIComponent(postcode), SECONDS);
}

export function forgetPostcode(): void {
  write('', 0);
}

/** The same, outside React and in the browser only. */
export function readPostcode(): string | null {
  return postcodeIn(document.cookie);
}

function write(value: string, seconds: number): void {
  // The Cookie Store API is asynchronous, so the next render would be too early, and some browsers lack it.
  // eslint-disable-next-line unicorn/no-document-cookie
  const set = (name: string, more: string) => (document.cookie = `${name}; Path=/; SameSite=Lax${more}`);
  if (location.protocol === 'https:') {
    set(`__Host-${NAME}=${value}; Max-Age=${seconds}`, '; Secure');
    // Deletes the unprefixed cookie of earlier releases.
    set(`${NAME}=; Max-Age=0`, '; Secure');
  } else set(`${NAME}=${value}; Max-Age=${seconds}`, '');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
