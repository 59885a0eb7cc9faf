export interface Limit {
  name: string;
  tries: number;
  seconds: number;
  /** The delay doubles from the first to the longest; without it attempts are free until the window is full. */
  delays?: { firstSeconds: number; longestSeconds: number };
}

/** A sliding window: at most `count` within `seconds`; one more waits until the oldest has left the window. */
export interface WindowLimit {
  count: number;
  seconds: number;
}

/** The ISO time at which the window that ends now began. */
export function windowStart({ seconds }: WindowLimit, now: Date): string {
  return new Date(now.getTime() - seconds * 1_000).toISOString();
}

export function secondsUntilLeft({ seconds }: WindowLimit, time: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1_000) + seconds);
}
