const MINUTE_MILLISECONDS = 60_000;

const PAUSE_MILLISECONDS_MINIMUM = 10_000;
const PAUSE_MILLISECONDS_MAXIMUM = 60 * MINUTE_MILLISECONDS;

/** Longer than any attempt: a claim older than this belongs to a process that died. */
const ATTEMPT_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

/** Mails are given up after three days: they are of no use to anyone by then. */
const TRIED_MILLISECONDS_MAXIMUM = 3 * 24 * 60 * MINUTE_MILLISECONDS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Returns the time of the next attempt: the pause doubles with each failure, up to an hour. */
export function nextAttempt(now: Date, attempts: number): Date {
  return after(now, Math.min(PAUSE_MILLISECONDS_MAXIMUM, PAUSE_MILLISECONDS_MINIMUM * 2 ** Math.max(0, attempts - 1)));
}

/** Until when an attempt that starts now holds its claim. */
export const claimedUntil = (now: Date): Date => after(now, ATTEMPT_MILLISECONDS);

/** Mails written before this time have been given up. */
export const triedSince = (now: Date): Date => after(now, -TRIED_MILLISECONDS_MAXIMUM);
