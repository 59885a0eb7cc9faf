import { isConnectionError } from './connection-error.ts';

/**
 * An error of rendering in the browser that a remount did not mend. It says nothing about the shop: a translator or an extension has changed the
 * page's nodes, the browser lacks a feature, or the page has a bug.
 */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** What the DOM throws when React removes or inserts beside a node that is no longer there. */
const MOVED_NODES = new Set(['NotFoundError', 'HierarchyRequestError']);

/** Whether the page's own code failed in this browser. What the shop and the graph answer fails with errors of other classes. */
export function isOfThePage(error: unknown): boolean {
  if (error instanceof DOMException) return MOVED_NODES.has(error.name);
  return [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind) && !isConnectionError(error);
}

const REMOUNTS_MAXIMUM = 5;
const REMOUNTS_WINDOW_MILLISECONDS = 10_000;

/** Whether a part may be mounted afresh once more, by the times of its remounts: a part that breaks at once would be mounted for ever. */
export function mayRemount(remountedAt: readonly number[], now: number): boolean {
  return remountedAt.filter((at) => now - at < REMOUNTS_WINDOW_MILLISECONDS).length < REMOUNTS_MAXIMUM;
}

/** Why a part of the page is not shown. */
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
