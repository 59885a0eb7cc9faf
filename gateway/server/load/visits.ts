import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@storefront/config/config.ts';
import { addressOf, networkOf } from '../../execution/caller.ts';
import type { RateLimiter, VisitKind } from '../../partners/rate-limiter.ts';
import { createBusyPages, type BusyReason } from './busy-page.ts';

/** An admitted page or image request. */
export interface Visit {
  /** The address key, for its rate limit and its share of concurrency limits. */
  address: string;
}

export interface Visits {
  /** Counts a page or an image. Returns null after sending 429 to an address over its rate limit. */
  admit(kind: VisitKind, request: IncomingMessage, response: ServerResponse): Promise<Visit | null>;
  /** Refuses a page because of load. */
  busy(response: ServerResponse, reason: BusyReason, retryAfterSeconds: number): void;
}

/** Rate limits pages and images per address. */
export function createVisits(
  rateLimiter: RateLimiter,
  { visits, trustedProxies, shopName, phone }: Pick<Config, 'visits' | 'trustedProxies' | 'shopName' | 'phone'>,
): Visits {
  const busy = createBusyPages({ shopName, phone });
  const budgets: Readonly<Record<VisitKind, number>> = { pages: visits.pagesPerMinute, images: visits.imagesPerMinute };
  return {
    async admit(kind, { headers, socket }, response) {
      const address = networkOf(addressOf(headers, socket.remoteAddress, trustedProxies));
      const { isOver, resetSeconds } = await rateLimiter.takeVisit(kind, `address:${address}`, budgets[kind]);
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
  const reason = status === 429 ? 'Too many images in the last minute' : 'Too many images are being made';
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    })
    .end(`${reason}\n`);
}
