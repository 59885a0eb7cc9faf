/** In seconds (`s-maxage`). */
export const PAGE_FRESH_SECONDS = 60;

/** In seconds (`stale-while-revalidate`). */
export const PAGE_STALE_SECONDS = 600;

/** The `Server-Timing` entry with the time at which a page was sent; the page itself does not depend on the time. */
export const SERVER_TIME_ENTRY = 'sent';

export function serverTimingOf(now: Date): string {
  return `${SERVER_TIME_ENTRY};desc="${now.toISOString()}"`;
}

/** Of a device's clock, in milliseconds. A difference that the page's age in a cache can explain needs none. */
export function clockCorrection(sentAt: number, deviceTime: number): number {
  const latest = sentAt + (PAGE_FRESH_SECONDS + PAGE_STALE_SECONDS) * 1_000;
  return Math.min(Math.max(deviceTime, sentAt), latest) - deviceTime;
}

/** In whole seconds, for an answer that is wrong after `validSeconds`. */
export function cacheTimes(fresh: number, stale: number, validSeconds: number): { fresh: number; stale: number } {
  const valid = Math.max(0, Math.floor(validSeconds));
  return { fresh: Math.min(fresh, valid), stale: Math.min(stale, Math.max(0, valid - fresh)) };
}
