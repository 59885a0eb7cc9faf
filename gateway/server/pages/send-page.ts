import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheTimes, PAGE_FRESH_SECONDS, PAGE_STALE_SECONDS } from '@storefront/domain/server-time.rules.ts';
import type { Encoding } from '../../execution/compression.ts';
import type { MadePage } from './made-page.ts';

/** For anonymous pages: browsers revalidate each time, a CDN once a minute, serving stale pages while it does, but none with a price that has changed. */
function publicFor(page: MadePage, now: Date): string {
  const valid = (page.validUntil - now.getTime()) / 1_000;
  const { fresh, stale } = cacheTimes(PAGE_FRESH_SECONDS, PAGE_STALE_SECONDS, valid);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/** Permanent redirects, which a CDN may cache like pages. */
const MOVED = new Set([301, 308]);

/** Sends a page in an encoding, or 304 to a visitor who has it. `more` are headers of this response alone. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: MadePage,
  encoding: Encoding,
  more: Record<string, string>,
  now: Date,
): void {
  const headers: Record<string, string> = { ...page.headers, ...more };
  if (MOVED.has(page.status)) headers['cache-control'] = publicFor(page, now);
  else if (page.status !== 200) headers['cache-control'] = 'no-store';
  else if (!headers['cache-control']) {
    headers['cache-control'] = publicFor(page, now);
    headers.etag = page.etag;
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const body = page.body(encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(page.status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
