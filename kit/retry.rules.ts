/** A failed attempt. */
export interface FailedAttempt {
  /** The HTTP status; null without an answer. */
  status: number | null;
  code: string;
  /** Seconds from `Retry-After`; null when the answer does not say. */
  retryAfter: number | null;
}

/** The request that the attempt belongs to. */
export interface Attempts {
  /** The number of attempts so far, from 1. */
  made: number;
  maximum: number;
  kind: 'query' | 'mutation';
  /** Whether a second execution has no further effect. */
  isIdempotent: boolean;
  /** The longest wait before the second attempt, in milliseconds; it doubles with each. */
  backoffMilliseconds: number;
  /** The time left for waiting, in milliseconds. */
  remainingMilliseconds: number;
  /** A random number from 0 to 1, so that clients that failed together do not retry together. */
  random: number;
}

/** The statuses of a proxy or a busy gateway that do not say that the request is invalid. */
const TEMPORARY: readonly number[] = [502, 503, 504];

/** Returns the milliseconds to wait before the next attempt; null for no further attempt. */
export function waitBeforeNext(failed: FailedAttempt, attempts: Attempts): number | null {
  const { made, maximum, backoffMilliseconds, remainingMilliseconds, random } = attempts;
  if (made >= maximum || !isRepeatable(failed, attempts)) return null;
  const wait =
    failed.retryAfter === null
      ? backoffMilliseconds * 2 ** (made - 1) * random
      : failed.retryAfter * 1_000 + backoffMilliseconds * random;
  return wait < remainingMilliseconds ? wait : null;
}

function isRepeatable({ status, code }: FailedAttempt, { kind, isIdempotent }: Attempts): boolean {
  // A rate-limited request was not executed.
  if (status === 429) return true;
  if (!isIdempotent) return false;
  if (code === 'NO_ANSWER' || code === 'TIMED_OUT' || (status !== null && TEMPORARY.includes(status))) return true;
  // The shop behind the graph did not answer. Repeating a query would increase its load; a mutation may have taken effect, which only a retry shows.
  return code === 'UPSTREAM_UNAVAILABLE' && kind === 'mutation';
}

/** Parses `Retry-After`, a number of seconds or a date, to seconds; null for a missing or invalid value. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const time = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now) / 1_000));
}
