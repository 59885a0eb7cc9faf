/** A limit of attempts within a window that begins with the first. */
export interface Limit {
  name: string;
  /** Attempts within one window. */
  tries: number;
  seconds: number;
  /**
   * The delay before each further attempt doubles from the first to the longest. Without it attempts are free until the
   * window is full.
   */
  delays?: { firstSeconds: number; longestSeconds: number };
}

/** A sliding window: at most `count` within `seconds`; one more waits until the oldest has left the window. */
export interface WindowLimit {
  count: number;
  seconds: number;
}

/** Returns the ISO time at which the window that ends now began. */
export function windowStart({ seconds }: WindowLimit, now: Date): string {
  return new Date(now.getTime() - seconds * 1_000).toISOString();
}

/** Returns the seconds until something of that ISO time leaves the window. */
export function secondsUntilLeft({ seconds }: WindowLimit, time: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1_000) + seconds);
}
