/** A page's cost to the gateway. */
export interface PageCost {
  /** CPU of the main thread for a page that is rendered anew, its compression included. */
  coldMilliseconds: number;
  /** The same from the cache, and how many a second one process serves under load from this machine; null for a private page. */
  cached: { milliseconds: number; perSecond: number } | null;
  htmlBytes: number;
  zstdBytes: number;
  /** Memory of a gateway that renders every page, without the shop. */
  residentMegabytes: number;
  /** CPU for a fixed piece of work in the same round. */
  yardstick: number;
}

/** The limits of every page. */
export const LIMITS = { cached: { milliseconds: 0.3, perSecond: 3_000 } };

/** The tolerance of a figure against the last release: more is no noise. */
const NOISE = { coldPerYardstick: 1.3, cachedPerCold: 1.6, htmlBytes: 1.05 };

/** Says in what a page is worse than its limits and than the last release; nothing when it is not. Times compare as ratios within a run. */
export function worsenings(page: PageCost, released: PageCost | undefined): string[] {
  const found: string[] = [];
  const { milliseconds = 0, perSecond = Infinity } = page.cached ?? {};
  if (milliseconds > LIMITS.cached.milliseconds)
    found.push(`${milliseconds.toFixed(2)} ms from the cache, limit ${LIMITS.cached.milliseconds}`);
  if (perSecond < LIMITS.cached.perSecond)
    found.push(`${Math.round(perSecond)} pages a second from the cache, at least ${LIMITS.cached.perSecond}`);
  if (!released) return found;
  const compared = [
    [
      'rendering, against the yardstick,',
      ratios(page).coldPerYardstick,
      ratios(released).coldPerYardstick,
      NOISE.coldPerYardstick,
    ],
    [
      'a cached page, against a rendered one,',
      ratios(page).cachedPerCold,
      ratios(released).cachedPerCold,
      NOISE.cachedPerCold,
    ],
    ['HTML', page.htmlBytes, released.htmlBytes, NOISE.htmlBytes],
  ] as const;
  for (const [name, now, before, noise] of compared)
    if (before > 0 && now > before * noise)
      found.push(`${name} is ${(now / before).toFixed(2)} times that of the last release`);
  return found;
}

function ratios({ coldMilliseconds, cached, yardstick }: PageCost) {
  return {
    coldPerYardstick: coldMilliseconds / yardstick,
    cachedPerCold: (cached?.milliseconds ?? 0) / coldMilliseconds,
  };
}
