import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { tokenIn, withoutToken } from './address-token.rules.ts';

/** Without session storage tokens last as long as the page. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

/** One key per page, because two orders may be opened in one tab. */
const keyOf = (pathname: string) => `token:${pathname}`;

function storedToken(pathname: string): string | null {
  return readStorage('sessionStorage', keyOf(pathname)) ?? inMemory.get(pathname) ?? null;
}

function storeToken(pathname: string, token: string | null): void {
  if (token === null) inMemory.delete(pathname);
  else inMemory.set(pathname, token);
  // Without storage the token lasts as long as the page.
  writeStorage('sessionStorage', keyOf(pathname), token);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deletes the token of a page, once it has been used or refused. */
export function forgetAddressToken(pathname = location.pathname): void {
  storeToken(pathname, null);
}

/**
 * The token of the mailed link that opened this page; null during hydration, and without one.
 * It moves from the URL to session storage, so that it is in no history entry, screenshot, referrer or copied link, and survives a reload.
 * The route must not revalidate when only its query changes.
 */
export function useAddressToken(name: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = useSyncExternalStore(
    subscribe,
    () => tokenIn({ pathname, search, hash }, name) ?? storedToken(pathname),
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
