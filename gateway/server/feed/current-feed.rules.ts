import type { StoredFeed } from './stored-feed.ts';

const MINUTE_MILLISECONDS = 60_000;

/** The time for which a feed is fresh. After it the shop API is asked whether anything has changed. */
const FRESH_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/** The shop API does not report stock that orders take as a change. */
const REBUILT_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

/** While the shop API fails. */
const STALE_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** Both times are at least this many times the build time, so that callers cannot cause one build after another. */
const BUILD_TIMES = 10;

type Times = Pick<StoredFeed, 'builtAt' | 'checkedAt' | 'buildTime'>;

const freshFor = ({ buildTime }: Times) => Math.max(FRESH_MILLISECONDS, buildTime * BUILD_TIMES);
const keptFor = (times: Times) => Math.max(REBUILT_MILLISECONDS, freshFor(times));

/** For a finished feed. One dated in the future is rebuilt: the clock was wrong. */
export function feedUse(times: Times, now: number): 'serve' | 'check' | 'rebuild' {
  const isWithin = (at: number, milliseconds: number) => at <= now && now - at < milliseconds;
  if (!isWithin(times.builtAt, keptFor(times))) return 'rebuild';
  return isWithin(times.checkedAt, freshFor(times)) ? 'serve' : 'check';
}

export function isServedStale({ builtAt }: Times, now: number): boolean {
  return builtAt <= now && now - builtAt < STALE_MILLISECONDS;
}

/** Far below a day, or a reader that comes once a day would always get the prices of the day before. */
export function isServedWhileRebuilding(times: Times, now: number): boolean {
  return isServedStale(times, now) && now - times.builtAt < keptFor(times) * 2;
}

/** Negative for a stale feed. */
export function freshSeconds(times: Times, now: number): number {
  const until = Math.min(times.checkedAt + freshFor(times), times.builtAt + keptFor(times));
  return Math.floor((until - now) / 1_000);
}

/** Two days of hourly builds. */
const TAGS_MAXIMUM = 48;

/** The tags of a new feed: its hash, its build's id, and the tags of the previous feed if its content was equal. */
export function tagsOf(hash: string, build: string, before: Pick<StoredFeed, 'tags'> | null): string[] {
  const [equal, ...others] = before?.tags ?? [];
  return [hash, build, ...(equal === hash ? others : [])].slice(0, TAGS_MAXIMUM);
}
