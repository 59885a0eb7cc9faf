import { AsyncLocalStorage } from 'node:async_hooks';

/** The data of one request, available wherever its work runs. */
interface RequestContext {
  /** Identifies the request in the logs of the gateway and of the shop. */
  requestId: string;
  /** The age of the oldest stale answer served; null when none was. */
  staleSeconds: number | null;
  /** Whether it is a sandbox key's, whose carts and orders are tests. */
  isTest: boolean;
  /** The name of the caller's rate limit: an address or a partner. Empty until it is known. */
  caller: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs a request's work in a context of its own. */
export function inRequest<Result>(requestId: string, run: () => Result): Result {
  return contexts.run({ requestId, staleSeconds: null, isTest: false, caller: '' }, run);
}

/** Null outside a request, such as in background work. */
export function currentRequestId(): string | null {
  return contexts.getStore()?.requestId ?? null;
}

/** Sets the current request's caller. */
export function markCaller(caller: string): void {
  const context = contexts.getStore();
  if (context) context.caller = caller;
}

/** The current request's caller; empty for background work. */
export function currentCaller(): string {
  return contexts.getStore()?.caller ?? '';
}

/** Makes the current request one of a sandbox key. */
export function markTest(): void {
  const context = contexts.getStore();
  if (!context) throw new Error('A test runs within a request');
  context.isTest = true;
}

/** Whether the current request is a sandbox key's. */
export function isTestRequest(): boolean {
  return contexts.getStore()?.isTest ?? false;
}

/** Marks the current request's answer as containing stale data of an age. */
export function markStale(seconds: number): void {
  const context = contexts.getStore();
  if (context) context.staleSeconds = Math.max(context.staleSeconds ?? 0, seconds);
}

/** The age of the oldest stale part of the current answer; null when nothing is stale. */
export function staleSeconds(): number | null {
  return contexts.getStore()?.staleSeconds ?? null;
}

/** `Cache-Status` (RFC 9211) of a stale answer: a hit whose TTL ended so many seconds ago. */
export function staleHeaders(): Record<string, string> {
  const seconds = staleSeconds();
  return seconds === null ? {} : { 'cache-status': `"catalogue"; hit; ttl=-${seconds}` };
}
