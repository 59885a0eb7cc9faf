interface IdleOptions {
  /** Milliseconds after which a browser without idle callbacks calls back. */
  fallback: number;
  /** Milliseconds. Defaults to no limit. */
  timeout?: number;
}

/** Returns what cancels it. */
export function whenIdle(work: () => void, { fallback, timeout }: IdleOptions): () => void {
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | null | undefined;
  // Safari has none.
  if (!request) {
    const timer = setTimeout(work, fallback);
    return () => clearTimeout(timer);
  }
  const waiting = request(work, timeout === undefined ? undefined : { timeout });
  return () => cancelIdleCallback(waiting);
}
