import { AsyncLocalStorage } from 'node:async_hooks';

/** Available wherever the request's work runs. */
interface RequestContext {
  /** Identifies the request in the logs of the gateway and of the shop. */
  requestId: string;
  /** Null when no stale answer was served. */
  staleSeconds: number | null;
  /** A sandbox key's: its carts and orders are tests. */
  isTest: boolean;
  /** The name of its rate limit: an address or a partner. Empty until it is known. */
  caller: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

export function inRequest<Result>(requestId: string, run: () => Result): Result {
  return contexts.run({ requestId, staleSeconds: null, isTest: false, caller: '' }, run);
}

/** Null outside a request, such as in background work. */
export function currentRequestId(): string | null {
  return contexts.getStore()?.requestId ?? null;
}

export function markCaller(caller: string): void {
  const context = contexts.getStore();
  if (context) context.caller = caller;
}

/** Empty for background work. */
export function currentCaller(): string {
  return contexts.getStore()?.caller ?? '';
}

export function markTest(): void {
  const context = contexts.getStore();
  if (!context) throw new Error('A test runs within a request');
  context.isTest = true;
}

export function isTestRequest(): boolean {
  return contexts.getStore()?.isTest ?? false;
}

export function markStale(seconds: number): void {
  const context = contexts.getStore();
  if (context) context.staleSeconds = Math.max(context.staleSeconds ?? 0, seconds);
}

/** Null when nothing is stale. */
export function staleSeconds(): number | null {
  return contexts.getStore()?.staleSeconds ?? null;
}

/** `Cache-Status` (RFC 9211): a hit whose TTL ended so many seconds ago. */
export function staleHeaders(): Record<string, string> {
  const seconds = staleSeconds();
  return seconds === null ? {} : { 'cache-status': `"catalogue"; hit; ttl=-${seconds}` };
}
