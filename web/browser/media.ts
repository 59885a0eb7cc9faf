const nothing = () => {};

/** False where the browser cannot say. */
export function matchesMedia(query: string): boolean {
  return queryList(query)?.matches ?? false;
}

/** Returns what stops it. */
export function subscribeMedia(query: string, listener: () => void): () => void {
  const list = queryList(query);
  // Safari before 14 lacks the events.
  if (typeof list?.addEventListener !== 'function') return nothing;
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

function queryList(query: string): MediaQueryList | null {
  const match = globalThis.matchMedia as typeof matchMedia | null | undefined;
  return match?.(query) ?? null;
}
