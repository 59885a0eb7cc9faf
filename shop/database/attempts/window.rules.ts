/** So many within a window of time; one more has to wait until the first of them is older than that. */
export interface WindowLimit {
  count: number;
  seconds: number;
}

/** The beginning of the window that ends now. */
export function windowStart({ seconds }: WindowLimit, now: Date): string {
  return new Date(now.getTime() - seconds * 1_000).toISOString();
}

/** Seconds until something of that time has left the window. */
export function secondsUntilLeft({ seconds }: WindowLimit, time: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1_000) + seconds);
}
