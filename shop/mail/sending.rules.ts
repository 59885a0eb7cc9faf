const MINUTE_MILLISECONDS = 60_000;

const PAUSE_MILLISECONDS_MINIMUM = 10_000;
const PAUSE_MILLISECONDS_MAXIMUM = 60 * MINUTE_MILLISECONDS;

/** Longer than any attempt takes: until then a mail belongs to whoever tries to send it, and after that the process that did is gone. */
const ATTEMPT_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

/** After three days nobody waits for a mail any more. */
const TRIED_MILLISECONDS_MAXIMUM = 3 * 24 * 60 * MINUTE_MILLISECONDS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** When a mail is tried again that failed: each failure doubles the pause, up to an hour. */
export function nextAttempt(now: Date, attempts: number): Date {
  return after(now, Math.min(PAUSE_MILLISECONDS_MAXIMUM, PAUSE_MILLISECONDS_MINIMUM * 2 ** Math.max(0, attempts - 1)));
}

/** Until when an attempt that begins now has a mail to itself. */
export const claimedUntil = (now: Date): Date => after(now, ATTEMPT_MILLISECONDS);

/** Mails from before this are tried no more. */
export const triedSince = (now: Date): Date => after(now, -TRIED_MILLISECONDS_MAXIMUM);
