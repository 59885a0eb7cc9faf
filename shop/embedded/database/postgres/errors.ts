import { DatabaseBusyError } from '../retry-on-conflict.ts';

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** An error of another thread keeps its name but not its class. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  return error instanceof Error && error.name === DatabaseUnavailableError.name;
}

/** SQLSTATE: connection lost (08), server stopping (57P), too many connections, idle timeout, read-only standby. */
const GONE_STATES = /^(?:08|57P|53300$|25P03$|25006$)/;

/** The driver's messages for a broken connection; it gives no code. */
const GONE_MESSAGES = /^(?:Connection terminated|Client has encountered|Client was closed|Query read timeout)/;

const SYSTEM_ERROR = /^E[A-Z]+$/;

const QUERY_CANCELED = '57014';

/** The pool's message when no connection became free in time. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

export function connectionError(error: unknown, place: string): Error {
  if (error instanceof Error && error.message === ALL_IN_USE)
    return new DatabaseBusyError('Every connection to the database is in use', { cause: error });
  return unavailableError(error, place);
}

/** Into a DatabaseUnavailableError or DatabaseBusyError; returns any other error unchanged. */
export function databaseError(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === QUERY_CANCELED) return new DatabaseBusyError('The database took too long to answer', { cause: error });
  if (!GONE_STATES.test(code) && !SYSTEM_ERROR.test(code) && !GONE_MESSAGES.test(error.message)) return error;
  return unavailableError(error, place);
}

function unavailableError(error: unknown, place: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(`${place} does not answer: ${reasonOf(error)}`, { cause: error });
}

/** A host name with several addresses fails with an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
