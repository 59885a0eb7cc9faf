import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Meter } from './meter.ts';

/** How a caller stands after something was taken from its budgets: what its tightest one has, and when that is full again. */
export interface Standing {
  limit: number;
  remaining: number;
  resetSeconds: number;
  /** More was asked for than was there. */
  isOver: boolean;
}

export interface Quota {
  /** Counts one request to the graph. */
  takeRequest(meters: readonly Meter[]): Promise<Standing>;
  /** Takes an operation's cost; what is too much is given back, so that a smaller one may still pass. */
  takeCost(meters: readonly Meter[], cost: number): Promise<Standing>;
  /** Counts one page or picture for an address. */
  takeVisit(kind: VisitKind, name: string, perMinute: number): Promise<Standing>;
}

/** What an address has a budget for besides the graph. */
export type VisitKind = 'pages' | 'images';

export const WINDOW_SECONDS = 60;

/** Budgets differ from caller to caller, so the counters only count. */
const COUNTED_MAXIMUM = Number.MAX_SAFE_INTEGER;

/** Counts by the minute: for all processes together in Redis, or in this one. While Redis is away each process counts for itself. */
export function createQuota(redis: Redis | null): Quota {
  const memory = new RateLimiterMemory({ keyPrefix: 'quota', points: COUNTED_MAXIMUM, duration: WINDOW_SECONDS });
  const counter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: 'quota',
        points: COUNTED_MAXIMUM,
        duration: WINDOW_SECONDS,
        insuranceLimiter: memory,
      })
    : memory;

  const take = (kind: 'requests' | 'cost', meter: Meter, points: number) =>
    consume(`${kind}:${meter.name}`, points, kind === 'requests' ? meter.requestsPerMinute : meter.costPerMinute);

  async function consume(key: string, points: number, limit: number): Promise<Standing> {
    const { consumedPoints, msBeforeNext } = await counter.consume(key, points);
    return {
      limit,
      remaining: Math.max(0, limit - consumedPoints),
      resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
      isOver: consumedPoints > limit,
    };
  }

  async function takeAll(kind: 'requests' | 'cost', meters: readonly Meter[], points: number): Promise<Standing> {
    const [first, second] = meters;
    return first && !second
      ? take(kind, first, points)
      : tightest(await Promise.all(meters.map((meter) => take(kind, meter, points))));
  }

  return {
    takeRequest: (meters) => takeAll('requests', meters, 1),
    takeVisit: (kind, name, perMinute) => consume(`${kind}:${name}`, 1, perMinute),
    async takeCost(meters, cost) {
      const standing = await takeAll('cost', meters, cost);
      if (standing.isOver) await Promise.all(meters.map(({ name }) => counter.reward(`cost:${name}`, cost)));
      return standing;
    },
  };
}

function tightest(standings: readonly Standing[]): Standing {
  const [first, ...others] = standings;
  if (!first)
    return { limit: COUNTED_MAXIMUM, remaining: COUNTED_MAXIMUM, resetSeconds: WINDOW_SECONDS, isOver: false };
  return others.reduce(
    (tight, each) =>
      (Number(each.isOver) - Number(tight.isOver) || tight.remaining - each.remaining) > 0 ? each : tight,
    first,
  );
}

/** What answers tell of a standing. */
export function rateLimitHeaders({ limit, remaining, resetSeconds, isOver }: Standing): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
    'ratelimit-policy': `${limit};w=${WINDOW_SECONDS}`,
    ...(isOver && { 'retry-after': String(resetSeconds) }),
  };
}
