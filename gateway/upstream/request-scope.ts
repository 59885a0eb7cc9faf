import { AsyncLocalStorage } from 'node:async_hooks';

/** What goes with one request wherever it leads. */
interface RequestScope {
  /** Names the request in logs, here and in the shop's. */
  requestId: string;
  /** How old the oldest answer was that stood in for a broken shop API; null while none had to. */
  staleSeconds: number | null;
  /** Calls that have failed for it, and how; null while none has. */
  failures: Map<string, unknown> | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs what a request asks for, so that everything that it leads to knows its id. */
export function inRequest<Result>(requestId: string, run: () => Result): Result {
  return scopes.run({ requestId, staleSeconds: null, failures: null }, run);
}

/** The request that is being answered; null for what goes on by itself. */
export function currentRequestId(): string | null {
  return scopes.getStore()?.requestId ?? null;
}

/** How a call has failed for this request before; undefined for one that has not. */
export function failureBefore(call: () => string): unknown {
  return scopes.getStore()?.failures?.get(call());
}

/** Says that a call has failed, so that it is not made again for the same request. */
export function noteFailure(call: string, error: unknown): void {
  const scope = scopes.getStore();
  if (scope) (scope.failures ??= new Map()).set(call, error);
}

/** Says that part of the answer is an old one. */
export function markStale(seconds: number): void {
  const scope = scopes.getStore();
  if (scope) scope.staleSeconds = Math.max(scope.staleSeconds ?? 0, seconds);
}

/** How old the oldest part of the answer is; null for one that is all new. */
export function staleSeconds(): number | null {
  return scopes.getStore()?.staleSeconds ?? null;
}

/** What answers say of an old part: a cache's hit whose time ran out so many seconds ago. */
export function staleHeaders(): Record<string, string> {
  const seconds = staleSeconds();
  return seconds === null ? {} : { 'cache-status': `"catalogue"; hit; ttl=-${seconds}` };
}
