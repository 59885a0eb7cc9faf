/** No answer of the shop arrived: there is no connection, or something on the way answered in its place. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** How Chromium, Firefox and Safari word a module that could not be fetched, and Vite a style sheet: they give the error no class of its own. */
const CODE_NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error only says that the connection was lost, so that trying again may help. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof Error && CODE_NOT_FETCHED.test(error.message));
}

/** Reports an error as the browser reports one that nobody catches: to the console and to `window`'s error event. A lost connection is not reported. */
export function reportUnexpected(error: unknown): void {
  if (!isConnectionError(error)) reportError(error);
}
