const PAUSE_MILLISECONDS_MINIMUM = 250;
const PAUSE_MILLISECONDS_MAXIMUM = 8_000;

/** A worker that lived this long was healthy: it is replaced at once. */
const SOUND_MILLISECONDS = 10_000;

/** Returns the backoff in milliseconds before a dead worker is replaced: doubles with each early death; 0 before the first. */
export function pauseAfter(lastPauseMilliseconds: number, livedMilliseconds: number): number {
  if (livedMilliseconds >= SOUND_MILLISECONDS) return PAUSE_MILLISECONDS_MINIMUM;
  return Math.min(PAUSE_MILLISECONDS_MAXIMUM, Math.max(PAUSE_MILLISECONDS_MINIMUM, lastPauseMilliseconds * 2));
}
