/** More at once would delay what the shopper waits for. */
const IN_FLIGHT_MAXIMUM = 2;

/** A prefetched page is not fetched again for a minute. */
const PAUSE_MILLISECONDS = 60_000;

/** More URLs than anyone hovers over in a minute. */
const REMEMBERED_MAXIMUM = 200;

interface PrefetcherOptions {
  /** Must not reject. */
  load(url: URL, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** Returns the function that cancels it. */
export type Prefetch = (url: URL) => () => void;

/** Few at once, and each page once a minute unless it was cancelled. */
export function createPrefetcher({ load, now }: PrefetcherOptions): Prefetch {
  const startedAt = new Map<string, number>();
  let inFlight = 0;

  return ({ href }) => {
    const last = startedAt.get(href);
    if (inFlight >= IN_FLIGHT_MAXIMUM || (last !== undefined && now() - last < PAUSE_MILLISECONDS)) return () => {};
    startedAt.delete(href);
    startedAt.set(href, now());
    const [oldest] = startedAt.keys();
    if (startedAt.size > REMEMBERED_MAXIMUM && oldest !== undefined) startedAt.delete(oldest);
    const cancelled = new AbortController();
    let isInFlight = true;
    inFlight += 1;
    function finish(): void {
      if (isInFlight) inFlight -= 1;
      isInFlight = false;
    }
    void load(new URL(href), cancelled.signal).then(finish);
    return () => {
      if (!isInFlight) return;
      // At once: the code of a cancelled page may still load, and must not keep the next link from being prefetched.
      finish();
      cancelled.abort();
      startedAt.delete(href);
    };
  };
}
