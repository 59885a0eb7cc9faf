import { once } from 'node:events';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Starts with the first request that is counted. */
const WINDOW_SECONDS = 60;

/** Requests wait no longer for Redis; then they count in this process. */
const COUNT_MILLISECONDS = 150;
const RECONNECT_MILLISECONDS_MAXIMUM = 2_000;
/** The start waits this long for Redis, so that rate limits are shared from the first request. */
const START_MILLISECONDS = 1_000;

// Limits differ between callers, so they are compared here instead of being the library's `points`.
const OPTIONS = { keyPrefix: 'rateLimiter', points: 0, duration: WINDOW_SECONDS };

/** Settings and texts: `gateway/config/rate-limits.data.ts`. */
type RateLimitKind = 'requests' | 'cost' | 'pages' | 'images' | 'archiveBytes';

/** Per minute. */
export interface Bucket<Kind extends RateLimitKind = 'requests' | 'cost'> {
  /** Identifies the counter, such as `partner:ID` or `address:192.0.2.1`. */
  name: string;
  perMinute: Readonly<Record<Kind, number>>;
}

/** The state of the tightest of a caller's buckets after a charge. */
export interface RateLimitState {
  /** Requests, or cost, per minute. */
  limit: number;
  remaining: number;
  /** Until the window ends and the bucket is full again; at least 1. */
  resetSeconds: number;
  /** By the charge. */
  isOver: boolean;
}

export interface RateLimiter {
  /** Charges all buckets; takes points back when they exceed a limit, so that they count against none. */
  take<Kind extends RateLimitKind>(
    kind: Kind,
    buckets: readonly [Bucket<Kind>, ...Bucket<Kind>[]],
    points?: number,
  ): Promise<RateLimitState>;
}

/** By what the counter has counted in the current window. */
export function createRateLimiter(counter: RateLimiterAbstract = new RateLimiterMemory(OPTIONS)): RateLimiter {
  async function count(key: string, limit: number, points: number): Promise<RateLimitState> {
    const { consumedPoints, msBeforeNext } = await counter.penalty(key, points);
    return {
      limit,
      remaining: Math.max(0, limit - consumedPoints),
      resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
      isOver: consumedPoints > limit,
    };
  }

  return {
    async take(kind, [first, ...others], points = 1) {
      const charge = ({ name, perMinute }: typeof first) => count(`${kind}:${name}`, perMinute[kind], points);
      const [state, ...more] = await Promise.all([charge(first), ...others.map(charge)]);
      const tightest = more.reduce(tighter, state);
      // A buyer over their own limit would otherwise use up that of the partner's other buyers.
      if (tightest.isOver)
        await Promise.all([first, ...others].map(({ name }) => counter.reward(`${kind}:${name}`, points)));
      return tightest;
    },
  };
}

/** An exceeded limit, then the smaller remainder. */
function tighter(a: RateLimitState, b: RateLimitState): RateLimitState {
  return (Number(b.isOver) - Number(a.isOver) || a.remaining - b.remaining) > 0 ? b : a;
}

/** The rate-limit headers of an answer, with Retry-After when a limit is exceeded. */
export function rateLimitHeaders({ limit, remaining, resetSeconds, isOver }: RateLimitState): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
    'ratelimit-policy': `${limit};w=${WINDOW_SECONDS}`,
    ...(isOver && { 'retry-after': String(resetSeconds) }),
  };
}

interface OpenOptions {
  redisUrl: string | undefined;
  /** Once per outage of Redis. */
  onFailure(error: unknown): void;
}

/** Counts in Redis, or in this process without a URL and while Redis is unavailable, also at start. */
export async function openRateLimiter({
  redisUrl,
  onFailure,
}: OpenOptions): Promise<{ rateLimiter: RateLimiter; close(): void }> {
  if (redisUrl === undefined) return { rateLimiter: createRateLimiter(), close: () => {} };
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COUNT_MILLISECONDS,
    connectTimeout: START_MILLISECONDS,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MILLISECONDS_MAXIMUM),
  });
  let isUnavailable = false;
  redis.on('error', (error) => {
    // The client emits an error for every attempt to reconnect.
    if (!isUnavailable) onFailure(error);
    isUnavailable = true;
  });
  redis.on('ready', () => {
    isUnavailable = false;
  });
  await once(redis, 'ready', { signal: AbortSignal.timeout(START_MILLISECONDS) }).catch(() => {
    // The error event has reported it, and counting starts in memory.
  });
  const insuranceLimiter = new RateLimiterMemory(OPTIONS);
  return {
    rateLimiter: createRateLimiter(new RateLimiterRedis({ ...OPTIONS, storeClient: redis, insuranceLimiter })),
    close: () => redis.disconnect(),
  };
}
