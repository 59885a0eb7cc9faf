import type { StoredFeed } from './stored-feed.ts';

const MINUTE_MILLISECONDS = 60_000;

/** A feed is served for so long before the shop API is asked whether anything has changed. */
const FRESH_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/** Stock that orders take is no change of the catalogue, so a feed is made anew after this time in any case. */
const REBUILT_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

/** The age up to which a feed is served while the shop API fails. */
const STALE_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** A feed that takes long to make is kept for this many times as long, so that callers cannot have it made all the time. */
const BUILD_TIMES = 10;

type Times = Pick<StoredFeed, 'builtAt' | 'checkedAt' | 'buildTime'>;

const freshFor = ({ buildTime }: Times) => Math.max(FRESH_MILLISECONDS, buildTime * BUILD_TIMES);
const keptFor = (times: Times) => Math.max(REBUILT_MILLISECONDS, freshFor(times));

/** The use of a finished feed: `serve` it, `check` for changes first, or `rebuild` it. A feed from the future is as good as none: the clock was wrong. */
export function feedUse(times: Times, now: number): 'serve' | 'check' | 'rebuild' {
  const isWithin = (at: number, milliseconds: number) => at <= now && now - at < milliseconds;
  if (!isWithin(times.builtAt, keptFor(times))) return 'rebuild';
  return isWithin(times.checkedAt, freshFor(times)) ? 'serve' : 'check';
}

/** Whether a feed is still served while the shop API fails. */
export function isServedStale({ builtAt }: Times, now: number): boolean {
  return now - builtAt < STALE_MILLISECONDS;
}

/** Seconds for which a feed is fresh; negative for a stale one. */
export function freshSeconds(times: Times, now: number): number {
  const until = Math.min(times.checkedAt + freshFor(times), times.builtAt + keptFor(times));
  return Math.floor((until - now) / 1_000);
}

/** The tags of equal contents that are remembered: more than a client can have been given in a day. */
const TAGS_MAXIMUM = 48;

/** The tags of a new feed: its hash, its build, and those of the feed before when both are equal. */
export function tagsOf(hash: string, build: string, before: Pick<StoredFeed, 'tags'> | null): string[] {
  const [equal, ...others] = before?.tags ?? [];
  return [hash, build, ...(equal === hash ? others : [])].slice(0, TAGS_MAXIMUM);
}
