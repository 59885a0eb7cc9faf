const PAUSE_MILLISECONDS_MINIMUM = 250;
const PAUSE_MILLISECONDS_MAXIMUM = 8_000;

/** A worker that ran this long was healthy: the backoff starts again. */
const HEALTHY_MILLISECONDS = 10_000;

/** Doubled after each early crash; `lastPauseMilliseconds` is 0 for the first. */
export function pauseAfter(lastPauseMilliseconds: number, ranMilliseconds: number): number {
  if (ranMilliseconds >= HEALTHY_MILLISECONDS) return PAUSE_MILLISECONDS_MINIMUM;
  return Math.min(PAUSE_MILLISECONDS_MAXIMUM, Math.max(PAUSE_MILLISECONDS_MINIMUM, lastPauseMilliseconds * 2));
}
