import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { tokenIn, withoutToken } from './address-token.rules.ts';

/** Tokens that session storage does not take last as long as the page does. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/** Each page has a token of its own: two orders may be open in one tab, one after the other. */
const keyOf = (pathname: string) => `token:${pathname}`;

function kept(pathname: string): string | null {
  return readStorage('sessionStorage', keyOf(pathname)) ?? unkept.get(pathname) ?? null;
}

function keep(pathname: string, token: string | null): void {
  if (token === null) unkept.delete(pathname);
  else unkept.set(pathname, token);
  // Where storage is closed or full the token lasts as long as the page.
  writeStorage('sessionStorage', keyOf(pathname), token);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets the token of a page, once it has been used or refused. */
export function forgetAddressToken(pathname = location.pathname): void {
  keep(pathname, null);
}

/**
 * The token of the mailed link that led to this page; null while the server's HTML is hydrated, and where there is none.
 * Once read it leaves the address, so that it is in no history, screenshot, referrer or copied address, and moves to the tab's session
 * storage, so that a reload still has it. The route must not load again when only its query changes.
 */
export function useAddressToken(name: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = useSyncExternalStore(
    subscribe,
    () => tokenIn({ pathname, search, hash }, name) ?? kept(pathname),
    () => null,
  );
  useEffect(() => {
    const given = tokenIn({ pathname, search, hash }, name);
    const rest = withoutToken({ pathname, search, hash }, name);
    if (rest.search === search && rest.hash === hash) return;
    if (given !== null) keep(pathname, given);
    void navigate(rest, { replace: true, preventScrollReset: true, state });
  }, [pathname, search, hash, state, name, navigate]);
  return token;
}
