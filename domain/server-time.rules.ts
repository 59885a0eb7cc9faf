/** For how long a cache between browser and gateway takes a page for fresh, in seconds. */
export const PAGE_FRESH_SECONDS = 60;

/** For how long after that it may still give the page, while it asks for another, in seconds. */
export const PAGE_STALE_SECONDS = 600;

/** The entry of a page's `Server-Timing` header that tells when the gateway sent it. The page itself is the same at any time. */
export const SERVER_TIME_ENTRY = 'sent';

/** A `Server-Timing` header that tells the time. */
export function serverTimingOf(now: Date): string {
  return `${SERVER_TIME_ENTRY};desc="${now.toISOString()}"`;
}

/**
 * The milliseconds to add to a device's clock that showed `deviceTime` when a page arrived that was sent at `sentAt`, both in milliseconds
 * since 1970. A clock that the page's age in a cache can explain is right; any other is set to the nearest time that it can.
 */
export function clockCorrection(sentAt: number, deviceTime: number): number {
  const latest = sentAt + (PAGE_FRESH_SECONDS + PAGE_STALE_SECONDS) * 1_000;
  return Math.min(Math.max(deviceTime, sentAt), latest) - deviceTime;
}
