import type { GraphQLError } from 'graphql';
import { RATE_LIMITS } from '../../config/rate-limits.data.ts';
import type { RateLimiter, RateLimitState } from '../../partners/rate-limiter.ts';
import type { GraphPlugin } from '../operation-context.ts';
import { requestError } from '../request-error.ts';

/** Before a request's parameters are read. */
export function useRateLimits(rateLimiter: RateLimiter): GraphPlugin {
  return {
    async onRequestParse({ serverContext: context }) {
      if (!context.caller) return;
      context.rateLimit = await rateLimiter.take('requests', context.caller.buckets);
      if (context.rateLimit.isOver) throw rateLimitError('requests', context.rateLimit);
    },
  };
}

export function rateLimitError(kind: 'requests' | 'cost', { limit, resetSeconds }: RateLimitState): GraphQLError {
  const text = RATE_LIMITS[kind].answer.replace('{limit}', String(limit)).replace('{seconds}', String(resetSeconds));
  return requestError(429, 'RATE_LIMITED', text);
}
