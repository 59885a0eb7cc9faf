import { once } from 'node:events';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** Requests wait no longer for Redis; then they count in memory. */
const COMMAND_MILLISECONDS = 150;
const RECONNECT_MILLISECONDS_MAXIMUM = 2_000;
/** How long the start waits for Redis, so that rate limits are shared from the first request. */
const START_MILLISECONDS = 1_000;

/**
 * Opens a rate limiter that counts in Redis, or in memory without a URL. While Redis is unavailable, also at start, it counts in memory.
 * `onFailure` is called once per outage.
 */
export async function openRateLimiter(
  redisUrl: string | undefined,
  onFailure: (error: unknown) => void,
): Promise<{ rateLimiter: RateLimiter; close(): Promise<void> }> {
  if (redisUrl === undefined) return { rateLimiter: createRateLimiter(null), close: async () => {} };
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MILLISECONDS,
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
    rateLimiter: createRateLimiter(redis),
    async close() {
      redis.disconnect();
    },
  };
}
