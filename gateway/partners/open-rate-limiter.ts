import { once } from 'node:events';
import { COUNT_MILLISECONDS, memoryCounter, redisCounter } from './counters.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

const RECONNECT_MILLISECONDS_MAXIMUM = 2_000;
/** How long the start waits for Redis, so that rate limits are shared from the first request. */
const START_MILLISECONDS = 1_000;

interface OpenOptions {
  redisUrl: string | undefined;
  /** Called once per outage of Redis. */
  onFailure(error: unknown): void;
}

/** Opens a rate limiter that counts in Redis, or in this process without a URL. While Redis is unavailable, also at start, it counts in memory. */
export async function openRateLimiter({
  redisUrl,
  onFailure,
}: OpenOptions): Promise<{ rateLimiter: RateLimiter; close(): Promise<void> }> {
  if (redisUrl === undefined) return { rateLimiter: createRateLimiter(memoryCounter()), close: async () => {} };
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
  return {
    rateLimiter: createRateLimiter(redisCounter(redis)),
    async close() {
      redis.disconnect();
    },
  };
}
