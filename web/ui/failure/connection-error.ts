/** The shop did not answer: there is no connection, or a proxy answered in its place. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/**
 * The gateway does not know the operation, because a deployment replaced the build of this page. A reload helps. Until then
 * unsent changes are kept, as after a lost connection.
 */
export class OutdatedPageError extends ConnectionError {
  override name = 'OutdatedPageError';
}

/** The messages of Chromium, Firefox and Safari for a module that failed to load, and of Vite for a style sheet: these errors have no class of their own. */
const CODE_NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error is a lost connection, so that a retry may help. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof Error && CODE_NOT_FETCHED.test(error.message));
}

/** Reports an error like an uncaught one, to the console and to `window`'s error event. Lost connections are not reported. */
export function reportUnexpected(error: unknown): void {
  if (!isConnectionError(error)) reportError(error);
}
