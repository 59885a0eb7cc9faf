import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { RATE_LIMITS } from '../../config/rate-limits.data.ts';
import { addressOf, networkOf } from '../../graphql-server/caller.ts';
import type { RateLimiter } from '../../partners/rate-limiter.ts';
import { markCaller } from '../../upstream/request-context.ts';
import { sendText } from '../send-text.ts';
import { createBusyPages } from './busy-page.ts';

export type Visits = ReturnType<typeof createVisits>;

/** Per address. */
export function createVisits(
  rateLimiter: RateLimiter,
  config: Pick<Config, 'rateLimits' | 'trustedProxies' | 'shopName' | 'phone' | 'looks'>,
) {
  const { rateLimits, trustedProxies } = config;
  const busy = createBusyPages(config);
  return {
    /** Sends 429 to an address over its rate limit. */
    admit: (kind: 'pages' | 'images') => async (request: FastifyRequest, reply: FastifyReply) => {
      // Counted once, even if a route passes the request on to the pages.
      if (request.address) return undefined;
      request.address = networkOf(addressOf(request.headers, request.raw.socket.remoteAddress, trustedProxies));
      const bucket = { name: `address:${request.address}`, perMinute: rateLimits };
      markCaller(bucket.name);
      const { isOver, resetSeconds } = await rateLimiter.take(kind, [bucket]);
      if (!isOver) return undefined;
      return kind === 'pages' ? busy(reply, 'too-many-pages', resetSeconds) : refuseImage(reply, 429, resetSeconds);
    },
    /** Because of load. */
    busy,
  };
}

/** 429 by its rate limit, 503 by load. */
export function refuseImage(reply: FastifyReply, status: 429 | 503, retryAfterSeconds: number): FastifyReply {
  const reason = status === 429 ? RATE_LIMITS.images.answer : 'Too many images are being made';
  return sendText(reply, status, `${reason}\n`, { 'retry-after': String(retryAfterSeconds) });
}
