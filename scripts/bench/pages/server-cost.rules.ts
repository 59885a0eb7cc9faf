import { isLarger, median, ratio, type Ratio } from '../comparison.rules.ts';

/** A page's cost to the gateway; times of each round. */
export interface PageCost {
  /** CPU of the main thread for a page that is rendered anew, its compression included. */
  coldMilliseconds: readonly number[];
  /** The same for a server that writes the page's elements with React, and knows nothing of components and data. */
  floorMilliseconds: readonly number[];
  /** The same for the page's operations, each sent to the graph over HTTP. */
  graphMilliseconds: readonly number[];
  /** The same from the cache, and how many a second one process serves; null for a private page. */
  cached: { milliseconds: readonly number[]; perSecond: readonly number[] } | null;
  htmlBytes: number;
  zstdBytes: number;
  /** Memory of a gateway that renders every page, without the shop. */
  residentMegabytes: number;
}

/** The limits of every page. */
export const LIMITS = { cached: { milliseconds: 0.3, perSecond: 3_000 } };

/** The tolerance of a figure against another build's in the same run. */
const TOLERANCE = { time: 1.1, bytes: 1.05 };

/** How much rendering costs against the floor, without the graph's own cost, in each round. */
export function againstFloor({ coldMilliseconds, floorMilliseconds, graphMilliseconds }: PageCost): Ratio | null {
  const rendering = coldMilliseconds.map((cold, round) => cold - (graphMilliseconds[round] ?? 0));
  return ratio(rendering, floorMilliseconds);
}

/** Says in what a page is worse than its limits and than another build's; nothing when it is not. */
export function worsenings(page: PageCost, other: PageCost | undefined): string[] {
  const found: string[] = [];
  const milliseconds = median(page.cached?.milliseconds ?? [0]);
  const perSecond = median(page.cached?.perSecond ?? [Infinity]);
  if (milliseconds > LIMITS.cached.milliseconds)
    found.push(`${milliseconds.toFixed(2)} ms from the cache, limit ${LIMITS.cached.milliseconds}`);
  // Beside another build it is the machine that pages a second tell of.
  if (!other && perSecond < LIMITS.cached.perSecond)
    found.push(`${Math.round(perSecond)} pages a second from the cache, at least ${LIMITS.cached.perSecond}`);
  if (!other) return found;
  const compared = [
    ['rendering', page.coldMilliseconds, other.coldMilliseconds, TOLERANCE.time],
    ['a cached page', page.cached?.milliseconds ?? [], other.cached?.milliseconds ?? [], TOLERANCE.time],
    ['HTML', [page.htmlBytes], [other.htmlBytes], TOLERANCE.bytes],
    ['HTML as sent', [page.zstdBytes], [other.zstdBytes], TOLERANCE.bytes],
  ] as const;
  for (const [name, now, before, tolerance] of compared) {
    const against = ratio(now, before);
    if (against && isLarger(against, tolerance))
      found.push(`${name} is ${against.median.toFixed(2)} times that of the other build`);
  }
  return found;
}
