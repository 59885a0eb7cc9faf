import { DatabaseBusyError } from '../retry-on-conflict.ts';

/** The database cannot be reached, or went away in the middle of something. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Whether that is what went wrong; the message says it in one line. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  // An error that comes out of another thread has its name, but not its class.
  return error instanceof Error && error.name === DatabaseUnavailableError.name;
}

/** Connection lost (08), server stopping or starting (57P), too many connections, put out while idle in a transaction, a standby that takes no writes. */
const GONE_STATES = /^(?:08|57P|53300$|25P03$|25006$)/;

/** What the driver itself says of a connection that is of no more use; it has no code for it. */
const GONE_MESSAGES = /^(?:Connection terminated|Client has encountered|Client was closed|Query read timeout)/;

const SYSTEM_ERROR = /^E[A-Z]+$/;

/** The statement took longer than it may. */
const QUERY_CANCELED = '57014';

/** The pool's words for having no connection to spare. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/** Why there is no connection: all are in use, or the server does not answer. */
export function connectionError(error: unknown, place: string): Error {
  if (error instanceof Error && error.message === ALL_IN_USE)
    return new DatabaseBusyError('Every connection to the store is in use', { cause: error });
  return unavailableError(error, place);
}

/** What went wrong at PostgreSQL, in the words of the store: gone, busy, or the error as it is. */
export function databaseError(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === QUERY_CANCELED) return new DatabaseBusyError('The store took too long to answer', { cause: error });
  if (!GONE_STATES.test(code) && !SYSTEM_ERROR.test(code) && !GONE_MESSAGES.test(error.message)) return error;
  return unavailableError(error, place);
}

/** Says in one line which database does not answer, and why. */
function unavailableError(error: unknown, place: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(`${place} does not answer: ${reasonOf(error)}`, { cause: error });
}

/** A name that leads to several addresses fails with an error of errors that says nothing itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
