import type { Bucket } from './bucket.ts';
import { NO_LIMIT, WINDOW_SECONDS, type Counter } from './counters.ts';

/** The state of the tightest of a caller's buckets after a charge. */
export interface RateLimitState {
  /** Requests, or cost, per minute. */
  limit: number;
  remaining: number;
  /** Seconds until the window ends and the bucket is full again; at least 1. */
  resetSeconds: number;
  /** Whether the charge exceeded the limit. */
  isOver: boolean;
}

export interface RateLimiter {
  /** Counts one GraphQL request against all buckets, or only against the exceeded ones when it exceeds a limit. */
  takeRequest(buckets: readonly Bucket[]): Promise<RateLimitState>;
  /** Charges an operation's cost to all buckets. Refunds it when it exceeds a limit, so that a cheaper operation may still pass. */
  takeCost(buckets: readonly Bucket[], cost: number): Promise<RateLimitState>;
  /** Counts one page or image against the counter `name`. */
  takeVisit(kind: VisitKind, name: string, perMinute: number): Promise<RateLimitState>;
}

/** The kinds of requests outside the graph that are rate-limited. */
export type VisitKind = 'pages' | 'images';

/** Limits callers by what the counter has counted in the current window. */
export function createRateLimiter(counter: Counter): RateLimiter {
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

  return {
    async takeRequest(buckets) {
      const [only, second] = buckets;
      if (only && !second) return take('requests', only, 1);
      const states = await Promise.all(buckets.map((bucket) => take('requests', bucket, 1)));
      const rateLimitState = tightest(states);
      // Otherwise a buyer who exceeds their own limit would use up the limit that the partner's other buyers share.
      if (rateLimitState.isOver) {
        const admitting = buckets.filter((_, index) => !states[index]?.isOver);
        await Promise.all(admitting.map(({ name }) => counter.reward(`requests:${name}`, 1)));
      }
      return rateLimitState;
    },
    takeVisit: (kind, name, perMinute) => consume(`${kind}:${name}`, 1, perMinute),
    async takeCost(buckets, cost) {
      const rateLimitState = tightest(await Promise.all(buckets.map((bucket) => take('cost', bucket, cost))));
      if (rateLimitState.isOver) await Promise.all(buckets.map(({ name }) => counter.reward(`cost:${name}`, cost)));
      return rateLimitState;
    },
  };
}

/** Prefers exceeded limits, then the smallest remainder. */
function tightest(states: readonly RateLimitState[]): RateLimitState {
  const [first, ...others] = states;
  if (!first) return { limit: NO_LIMIT, remaining: NO_LIMIT, resetSeconds: WINDOW_SECONDS, isOver: false };
  return others.reduce(
    (tight, each) =>
      (Number(each.isOver) - Number(tight.isOver) || tight.remaining - each.remaining) > 0 ? each : tight,
    first,
  );
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
