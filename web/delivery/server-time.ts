import { useSyncExternalStore } from 'react';
import { clockCorrection, SERVER_TIME_ENTRY } from '../../domain/server-time.rules.ts';

const MINUTE_MILLISECONDS = 60_000;

/** How often the clock is looked at, so that no promise outlives the cut-off by more. */
const LOOK_MILLISECONDS = 10_000;

/** What to add to the device's clock; null where the page does not tell, undefined until it is asked. */
let correction: number | null | undefined;

/**
 * The server's time to the minute, in milliseconds since 1970, whatever the device's clock says. Null on the server, until the page has
 * mounted, and where the page does not tell: older browsers do not show its header, and a page from the browser's own cache is of unknown age.
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
