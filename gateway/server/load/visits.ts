import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@storefront/config/config.ts';
import { RATE_LIMITS } from '@storefront/config/rate-limits.data.ts';
import { addressOf, networkOf } from '../../execution/caller.ts';
import type { RateLimiter } from '../../partners/rate-limiter.ts';
import { sendText } from '../send-text.ts';
import { createBusyPages, type BusyReason } from './busy-page.ts';

/** An admitted page or image request. */
export interface Visit {
  /** The address key, for its rate limit and its share of concurrency limits. */
  address: string;
}

export interface Visits {
  /** Counts a page or an image. Returns null after sending 429 to an address over its rate limit. */
  admit(kind: 'pages' | 'images', request: IncomingMessage, response: ServerResponse): Promise<Visit | null>;
  /** Refuses a page because of load. */
  busy(response: ServerResponse, reason: BusyReason, retryAfterSeconds: number): void;
}

/** Rate limits pages and images per address. */
export function createVisits(
  rateLimiter: RateLimiter,
  { rateLimits, trustedProxies, shopName, phone }: Pick<Config, 'rateLimits' | 'trustedProxies' | 'shopName' | 'phone'>,
): Visits {
  const busy = createBusyPages({ shopName, phone });
  return {
    async admit(kind, { headers, socket }, response) {
      const address = networkOf(addressOf(headers, socket.remoteAddress, trustedProxies));
      const bucket = { name: `address:${address}`, perMinute: rateLimits };
      const { isOver, resetSeconds } = await rateLimiter.take(kind, [bucket]);
      if (!isOver) return { address };
      if (kind === 'pages') busy(response, 'too-many-pages', resetSeconds);
      else refuseImage(response, 429, resetSeconds);
      return null;
    },
    busy,
  };
}

/** Refuses an image because of its rate limit (429) or load (503). */
export function refuseImage(response: ServerResponse, status: 429 | 503, retryAfterSeconds: number): void {
  const reason = status === 429 ? RATE_LIMITS.images.answer : 'Too many images are being made';
  sendText(response, status, `${reason}\n`, { 'retry-after': String(retryAfterSeconds) });
}
