import { isConnectionError } from './connection-error.ts';

/** A remount did not mend it: a translator or an extension changed the page, a feature is missing, or a bug. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** Thrown when React removes or inserts beside a node that is no longer there. */
const MOVED_NODES = new Set(['NotFoundError', 'HierarchyRequestError']);

/** The page's own code failed. What the shop and the graph answer fails with errors of other classes. */
export function isOfThePage(error: unknown): boolean {
  if (error instanceof DOMException) return MOVED_NODES.has(error.name);
  return [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind) && !isConnectionError(error);
}

const REMOUNTS_MAXIMUM = 5;
const REMOUNTS_WINDOW_MILLISECONDS = 10_000;

/** A part that breaks at once would be mounted for ever. */
export function mayRemount(remountedAt: readonly number[], now: number): boolean {
  return remountedAt.filter((at) => now - at < REMOUNTS_WINDOW_MILLISECONDS).length < REMOUNTS_MAXIMUM;
}

export type Failure = 'unreachable' | 'broken' | 'undrawn';

export const FAILURE_REASONS: Record<Failure, string> = {
  unreachable: 'The shop isn’t responding.',
  broken: 'Something went wrong on our side.',
  undrawn: 'Your browser couldn’t show it. A translation or an extension may have changed the page.',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof RenderError) return 'undrawn';
  return isConnectionError(error) ? 'unreachable' : 'broken';
}
