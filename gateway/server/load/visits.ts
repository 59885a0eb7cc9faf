import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../../config/config.ts';
import { addressOf, networkOf } from '../../execution/caller.ts';
import type { Quota, VisitKind } from '../../partners/quota.ts';
import { createBusyPages, type BusyReason } from './busy-page.ts';

/** A request that its address has budget for. */
export interface Visit {
  /** Names the address: the key of its budget, and of its share of what is limited. */
  address: string;
}

export interface Visits {
  /** Counts a page or a picture; null once it was answered with 429, because its address has used up its budget. */
  admit(kind: VisitKind, request: IncomingMessage, response: ServerResponse): Promise<Visit | null>;
  /** Answers a page that there is no room for. */
  busy(response: ServerResponse, reason: BusyReason, retryAfterSeconds: number): void;
}

/** Counts pages and pictures by address, as the graph's requests are counted. */
export function createVisits(
  quota: Quota,
  { visits, trustedProxies, shopName, phone }: Pick<Config, 'visits' | 'trustedProxies' | 'shopName' | 'phone'>,
): Visits {
  const busy = createBusyPages({ shopName, phone });
  const budgets: Readonly<Record<VisitKind, number>> = { pages: visits.pagesPerMinute, images: visits.imagesPerMinute };
  return {
    async admit(kind, { headers, socket }, response) {
      const address = networkOf(addressOf(headers, socket.remoteAddress, trustedProxies));
      const { isOver, resetSeconds } = await quota.takeVisit(kind, `address:${address}`, budgets[kind]);
      if (!isOver) return { address };
      if (kind === 'pages') busy(response, 'too-many-pages', resetSeconds);
      else refuseImage(response, 429, resetSeconds);
      return null;
    },
    busy,
  };
}

/** Answers a picture that there is no budget or no room for. */
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
