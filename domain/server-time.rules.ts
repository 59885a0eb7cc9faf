/** The time for which shared caches treat a page as fresh, in seconds (`s-maxage`). */
export const PAGE_FRESH_SECONDS = 60;

/** The time after that in which they may serve it stale while revalidating, in seconds (`stale-while-revalidate`). */
export const PAGE_STALE_SECONDS = 600;

/** The name of the `Server-Timing` entry with the time at which the gateway sent a page. The page itself does not depend on the time. */
export const SERVER_TIME_ENTRY = 'sent';

/** A `Server-Timing` header with the current time. */
export function serverTimingOf(now: Date): string {
  return `${SERVER_TIME_ENTRY};desc="${now.toISOString()}"`;
}

/**
 * The correction of a device's clock in milliseconds, given its time when a page arrived and the time the page was sent, both in milliseconds
 * since 1970. A difference that the page's age in a cache can explain needs no correction; any other is corrected to the nearest possible time.
 */
export function clockCorrection(sentAt: number, deviceTime: number): number {
  const latest = sentAt + (PAGE_FRESH_SECONDS + PAGE_STALE_SECONDS) * 1_000;
  return Math.min(Math.max(deviceTime, sentAt), latest) - deviceTime;
}

/** The times for which a cache may serve an answer fresh, then stale, in whole seconds, when it is wrong after `validSeconds`. */
export function cacheTimes(fresh: number, stale: number, validSeconds: number): { fresh: number; stale: number } {
  const valid = Math.max(0, Math.floor(validSeconds));
  return { fresh: Math.min(fresh, valid), stale: Math.min(stale, Math.max(0, valid - fresh)) };
}
