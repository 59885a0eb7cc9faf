import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { cacheTimes, PAGE_FRESH_SECONDS, PAGE_STALE_SECONDS } from '@storefront/domain/server-time.rules.ts';
import { PURGED_SECONDS } from '../../graphql-server/cdn/cdn.ts';
import { compress, decompress, type Encoding } from '../../graphql-server/compression.ts';

/** In the encodings that were asked for, without the plain one once there is another. */
export class MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** When a price on it changes by itself, in milliseconds since 1970; Infinity for never. */
  readonly validUntil: number;
  /** A CDN has its tags and is told of its changes. */
  readonly isPurged: boolean;
  readonly #bodies: Map<Encoding, Buffer>;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    text: string,
    { validUntil = Number.POSITIVE_INFINITY, isPurged = false } = {},
  ) {
    const bytes = Buffer.from(text);
    this.status = status;
    this.headers = headers;
    this.validUntil = validUntil;
    this.isPurged = isPurged;
    // Weak: the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    this.#bodies = new Map([['identity', bytes]]);
  }

  /** Bytes of memory at most, once it is compressed: three encodings, none more than a third larger than another. */
  get length(): number {
    const [first] = this.#bodies.values();
    return (first?.length ?? 0) * 4;
  }

  body(encoding: Encoding): Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const [[from, bytes] = ['identity', Buffer.alloc(0)] as const] = this.#bodies;
    const plain = decompress(bytes, from);
    const body = compress(plain, encoding);
    if (encoding !== 'identity') {
      this.#bodies.delete('identity');
      this.#bodies.set(encoding, body);
    }
    return body;
  }
}

/**
 * Browsers revalidate each time, a CDN once a minute or when it is purged, serving stale pages while it does, but none
 * with a price that has changed.
 */
function cacheControlOf(page: MadePage, now: Date): string {
  const valid = (page.validUntil - now.getTime()) / 1_000;
  // A page is no older than clients expect when they correct their clocks.
  const freshSeconds = page.isPurged ? PURGED_SECONDS : PAGE_FRESH_SECONDS;
  const staleSeconds = PAGE_FRESH_SECONDS + PAGE_STALE_SECONDS - freshSeconds;
  const { fresh, stale } = cacheTimes(freshSeconds, staleSeconds, valid);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/** A CDN may cache them like pages. */
const MOVED = new Set([301, 308]);

/** 304 to a visitor who has it. `more` are headers of this response alone. */
export function sendPage(
  reply: FastifyReply,
  page: MadePage,
  encoding: Encoding,
  more: Record<string, string>,
  now: Date,
): FastifyReply {
  const headers: Record<string, string> = { ...page.headers, ...more };
  if (MOVED.has(page.status)) headers['cache-control'] = cacheControlOf(page, now);
  else if (page.status !== 200) headers['cache-control'] = 'no-store';
  else if (!headers['cache-control']) {
    headers['cache-control'] = cacheControlOf(page, now);
    headers.etag = page.etag;
    if (reply.request.headers['if-none-match'] === page.etag) return reply.code(304).headers(headers).send();
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return reply.code(page.status).headers(headers).send(page.body(encoding));
}
