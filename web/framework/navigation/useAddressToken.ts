import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { createListeners } from '../../browser/storage/listeners.ts';

const listeners = createListeners();

/** One key per page, because two orders may be opened in one tab. */
const keyOf = (pathname: string) => `token:${pathname}`;

function storeToken(pathname: string, token: string | null): void {
  writeStorage('sessionStorage', keyOf(pathname), token);
  listeners.notify();
}

/** Once it has been used or refused. */
export function forgetAddressToken(pathname = location.pathname): void {
  storeToken(pathname, null);
}

/**
 * Of the mailed link that opened this page; null during hydration. Moved from the URL to session storage, it is in no
 * history entry, referrer or copied link, and survives a reload. The route must not revalidate for its query alone.
 */
export function useAddressToken(name: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = useSyncExternalStore(
    listeners.subscribe,
    () => tokenIn({ pathname, search, hash }, name) ?? readStorage('sessionStorage', keyOf(pathname)),
    () => null,
  );
  useEffect(() => {
    const given = tokenIn({ pathname, search, hash }, name);
    const rest = withoutToken({ pathname, search, hash }, name);
    if (rest.search === search && rest.hash === hash) return;
    if (given !== null) storeToken(pathname, given);
    void navigate(rest, { replace: true, preventScrollReset: true, state });
  }, [pathname, search, hash, state, name, navigate]);
  return token;
}

/** Named as the browser and the router name them. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** Characters. Longer tokens are ignored. Chosen: the shop's own have at most 64. */
const MAX_LENGTH = 256;

/** Reads the URL's fragment or its query; null without a token. */
export function tokenIn({ search, hash }: AddressParts, name: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
  return token !== null && token.length > 0 && token.length <= MAX_LENGTH ? token : null;
}

export function withoutToken({ pathname, search, hash }: AddressParts, name: string): AddressParts {
  return { pathname, search: without(search, '?', name), hash: without(hash, '#', name) };
}

function without(part: string, mark: '?' | '#', name: string): string {
  const parameters = new URLSearchParams(part.slice(1));
  // Parsing and serialising would change the encoding of a URL that has no token.
  if (!parameters.has(name)) return part;
  parameters.delete(name);
  return parameters.size > 0 ? `${mark}${parameters.toString()}` : '';
}
