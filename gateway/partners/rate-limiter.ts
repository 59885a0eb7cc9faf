import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Bucket } from './bucket.ts';

/** How a caller stands after something was taken from its budgets: what its tightest one has, and when that is full again. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
  /** More was asked for than was there. */
  isOver: boolean;
}

export interface RateLimiter {
  /** Counts one request to the graph. */
  takeRequest(buckets: readonly Bucket[]): Promise<RateLimitState>;
  /** Takes an operation's cost; what is too much is given back, so that a smaller one may still pass. */
  takeCost(buckets: readonly Bucket[], cost: number): Promise<RateLimitState>;
  /** Counts one page or picture for an address. */
  takeVisit(kind: VisitKind, name: string, perMinute: number): Promise<RateLimitState>;
}

/** What an address has a budget for besides the graph. */
export type VisitKind = 'pages' | 'images';

export const WINDOW_SECONDS = 60;

/** Budgets differ from caller to caller, so the counters only count. */
const COUNTED_MAXIMUM = Number.MAX_SAFE_INTEGER;

/** Counts by the minute: for all processes together in Redis, or in this one. While Redis is away each process counts for itself. */
export function createRateLimiter(redis: Redis | null): RateLimiter {
  const memory = new RateLimiterMemory({ keyPrefix: 'rateLimiter', points: COUNTED_MAXIMUM, duration: WINDOW_SECONDS });
  const counter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: 'rateLimiter',
        points: COUNTED_MAXIMUM,
        duration: WINDOW_SECONDS,
        insuranceLimiter: memory,
      })
    : memory;

  const take = (kind: 'requests' | 'cost', bucket: Bucket, points: number) =>
    consume(`${kind}:${bucket.name}`, points, kind === 'requests' ? bucket.requestsPerMinute : bucket.costPerMinute);

  async function consume(key: string, points: number, limit: number): Promise<RateLimitState> {
    const { consumedPoints, msBeforeNext } = await counter.consume(key, points);
    return {
      limit,
      remaining: Math.max(0, limit - consumedPoints),
      resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
      isOver: consumedPoints > limit,
    };
  }

  async function takeAll(
    kind: 'requests' | 'cost',
    buckets: readonly Bucket[],
    points: number,
  ): Promise<RateLimitState> {
    const [first, second] = buckets;
    return first && !second
      ? take(kind, first, points)
      : tightest(await Promise.all(buckets.map((bucket) => take(kind, bucket, points))));
  }

  return {
    takeRequest: (buckets) => takeAll('requests', buckets, 1),
    takeVisit: (kind, name, perMinute) => consume(`${kind}:${name}`, 1, perMinute),
    async takeCost(buckets, cost) {
      const rateLimitState = await takeAll('cost', buckets, cost);
      if (rateLimitState.isOver) await Promise.all(buckets.map(({ name }) => counter.reward(`cost:${name}`, cost)));
      return rateLimitState;
    },
  };
}

function tightest(states: readonly RateLimitState[]): RateLimitState {
  const [first, ...others] = states;
  if (!first)
    return { limit: COUNTED_MAXIMUM, remaining: COUNTED_MAXIMUM, resetSeconds: WINDOW_SECONDS, isOver: false };
  return others.reduce(
    (tight, each) =>
      (Number(each.isOver) - Number(tight.isOver) || tight.remaining - each.remaining) > 0 ? each : tight,
    first,
  );
}

/** What answers tell of a rateLimitState. */
export function rateLimitHeaders({ limit, remaining, resetSeconds, isOver }: RateLimitState): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
    'ratelimit-policy': `${limit};w=${WINDOW_SECONDS}`,
    ...(isOver && { 'retry-after': String(resetSeconds) }),
  };
}
