const PAUSE_MILLISECONDS_MINIMUM = 250;
const PAUSE_MILLISECONDS_MAXIMUM = 8_000;

/** A worker that lived this long was sound: what killed it is no reason to wait. */
const SOUND_MILLISECONDS = 10_000;

/** How long to wait before a dead worker is replaced, in milliseconds: each early death doubles the last pause, 0 before the first. */
export function pauseAfter(lastPauseMilliseconds: number, livedMilliseconds: number): number {
  if (livedMilliseconds >= SOUND_MILLISECONDS) return PAUSE_MILLISECONDS_MINIMUM;
  return Math.min(PAUSE_MILLISECONDS_MAXIMUM, Math.max(PAUSE_MILLISECONDS_MINIMUM, lastPauseMilliseconds * 2));
}
