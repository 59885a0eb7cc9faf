/** No connection, or a proxy answered in the shop's place. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** A deployment replaced the build of this page: a reload helps. Unsent changes are kept, as with a lost connection. */
export class OutdatedPageError extends ConnectionError {
  override name = 'OutdatedPageError';
}

/** The messages of Chromium, Firefox, Safari and Vite: these errors have no class of their own. */
const CODE_NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A retry may help. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof Error && CODE_NOT_FETCHED.test(error.message));
}

/** Like an uncaught error, to the console and to `window`'s error event. Lost connections are not reported. */
export function reportUnexpected(error: unknown): void {
  if (!isConnectionError(error)) reportError(error);
}
