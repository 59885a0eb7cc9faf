import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** The window of all rate limits; it starts with the first request that is counted. */
export const WINDOW_SECONDS = 60;

/** Limits differ between callers, so they are checked by the rate limiter instead of by the counters. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Requests wait no longer for Redis; then they count in this process. */
export const COUNT_MILLISECONDS = 150;

const OPTIONS = { keyPrefix: 'rateLimiter', points: NO_LIMIT, duration: WINDOW_SECONDS };

/** What has been taken from a budget, and when that is forgotten. */
interface Count {
  consumedPoints: number;
  msBeforeNext: number;
}

/** Counts by the minute. */
export interface Counter {
  consume(key: string, points: number): Promise<Count>;
  /** Gives points back. */
  reward(key: string, points: number): Promise<Count>;
}

/** Counts in this process. */
export function memoryCounter(): Counter {
  return new RateLimiterMemory(OPTIONS);
}

/** Counts in Redis for all processes. While Redis is away each process counts for itself. */
export function redisCounter(redis: Redis): Counter {
  return new RateLimiterRedis({ ...OPTIONS, storeClient: redis, insuranceLimiter: new RateLimiterMemory(OPTIONS) });
}
