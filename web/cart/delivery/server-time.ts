import { useSyncExternalStore } from 'react';
import { clockCorrection, SERVER_TIME_ENTRY } from '@storefront/domain/server-time.rules.ts';

const MINUTE_MILLISECONDS = 60_000;

/** The interval of checks of the clock: a delivery promise can outlive the cut-off by as much. */
const LOOK_MILLISECONDS = 10_000;

/** The offset of the server's clock from the device's; null when unknown, undefined until computed. */
let correction: number | null | undefined;

/**
 * The server's time in milliseconds since 1970, to the minute, so that a wrong device clock cannot change the delivery date. Null on the
 * server, until the page has mounted, and when unknown: in older browsers, and for a page from the browser's cache, whose age is unknown.
 */
export function useServerTime(): number | null {
  return useSyncExternalStore(subscribe, readServerTime, () => null);
}

function readServerTime(): number | null {
  if (correction === undefined) correction = readCorrection();
  return correction === null ? null : Math.floor((Date.now() + correction) / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
}

function readCorrection(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = page?.serverTiming?.find(({ name }) => name === SERVER_TIME_ENTRY);
  if (!page || !sent || page.transferSize === 0) return null;
  return clockCorrection(Date.parse(sent.description), Date.now() - (performance.now() - page.responseStart));
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MILLISECONDS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
