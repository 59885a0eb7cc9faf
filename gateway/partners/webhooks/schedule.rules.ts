const SECOND_MILLISECONDS = 1_000;
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

export const WEBHOOK_LIMITS = {
  endpointsPerPartner: 10,
  /** One request, to the status of its answer. */
  requestMilliseconds: 10_000,
  /** Requests to one endpoint at once. After a failure one only, until it works again. */
  atOnce: 4,
  /** Events waiting for one endpoint; one more switches it off. */
  pending: 100_000,
  /** An event that was not delivered in this time is given up. */
  triedMilliseconds: 3 * DAY_MILLISECONDS,
  /** An endpoint without one success in this time is switched off. */
  failingMilliseconds: 5 * DAY_MILLISECONDS,
  /** Delivered events can be listed and replayed so long. */
  keptMilliseconds: 7 * DAY_MILLISECONDS,
  failureCharacters: 200,
};

const PAUSE_MILLISECONDS_MINIMUM = 10 * SECOND_MILLISECONDS;

export const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** The pause doubles with each failure, up to an hour. */
export function nextAttempt(now: Date, failures: number): string {
  const pause = PAUSE_MILLISECONDS_MINIMUM * 2 ** Math.min(20, Math.max(0, failures - 1));
  return after(now, Math.min(HOUR_MILLISECONDS, pause));
}

/** A claim older than this belongs to a process that died. */
export const claimedUntil = (now: Date): string => after(now, 1.5 * WEBHOOK_LIMITS.requestMilliseconds);
