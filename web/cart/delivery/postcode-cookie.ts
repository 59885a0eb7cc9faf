import { useSyncExternalStore } from 'react';
import { readCookies, writeCookie } from '../../browser/cookies.ts';
import { knownPostcode } from '@storefront/domain/delivery/zone.rules.ts';
import { createListeners } from '../../browser/storage/listeners.ts';

/** Stored for 7 days, so that pages show delivery charges and dates for it once they have mounted. */
const NAME = 'postcode';
const SECONDS = 7 * 24 * 60 * 60;

const listeners = createListeners();

/** Null without one, and until the page has mounted. */
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
  return postcodeIn(readCookies());
}

function write(value: string, seconds: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  writeCookie(`${prefix}${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  // Another tab may have changed it.
  document.addEventListener('visibilitychange', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Null without one. Over https the cookie's name has the `__Host-` prefix, so that no subdomain can set it. */
export function postcodeIn(cookies: string): string | null {
  const value = /(?:^|; )__Host-postcode=([^;]*)/.exec(cookies) ?? /(?:^|; )postcode=([^;]*)/.exec(cookies);
  return knownPostcode(value?.[1]?.replaceAll('%20', ' ') ?? '')?.text ?? null;
}
