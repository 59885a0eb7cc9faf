import { once } from 'node:events';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** A count that takes longer is made here instead: nobody waits for Redis. */
const COMMAND_MILLISECONDS = 150;
const RECONNECT_MILLISECONDS_MAXIMUM = 2_000;
/** How long a start waits for it, so that counting together begins with the first request. */
const START_MILLISECONDS = 1_000;

/** What callers have used, counted in Redis where there is one. Starts without it too, and goes on with it once it is there. */
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
  let isAway = false;
  redis.on('error', (error) => {
    // Told once for each time that it goes away, not for every attempt to reach it.
    if (!isAway) onFailure(error);
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  await once(redis, 'ready', { signal: AbortSignal.timeout(START_MILLISECONDS) }).catch(() => {
    // It was told already, and counting begins without it.
  });
  return {
    rateLimiter: createRateLimiter(redis),
    async close() {
      redis.disconnect();
    },
  };
}
