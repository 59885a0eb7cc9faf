/**
 * The response cache: answers of public queries by anonymous callers, as text. Parsed answers in a cache, like
 * accessors in literals made per request, cost a third of a request's CPU time (`node --trace-gc-nvp`: `promoted`).
 *
 * - Size: at most 64 MB and 20,000 answers; the least recently used are evicted first.
 * - Age: fresh for `CACHE_SECONDS`, then stale for four times as long while one request revalidates.
 * - Invalidation: a change of a product or category in the answer, once this gateway is told of it.
 */
import { createHash } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import { cacheTimes } from '@storefront/domain/server-time.rules.ts';
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts';
import { CACHE_LIMITS } from '../limits.data.ts';

const STALE_FACTOR = 4;

/** JSON where it may be shared; else its result, whose errors are not masked yet. */
export class Answer {
  readonly json: string | null;
  readonly result: ExecutionResult | null;
  /** When a price in it changes by itself, in milliseconds since 1970; Infinity for never. */
  readonly validUntil: number;
  /** The header with its tags for a CDN that is purged; null for none. */
  readonly tagHeader: Readonly<Record<string, string>> | null;
  #etag: string | null = null;

  constructor(
    result: ExecutionResult,
    isShared: boolean,
    validUntil = Number.POSITIVE_INFINITY,
    tagHeader: Answer['tagHeader'] = null,
  ) {
    this.json = isShared ? JSON.stringify(result) : null;
    this.result = isShared ? null : result;
    this.validUntil = validUntil;
    this.tagHeader = tagHeader;
  }

  /** An upper bound in bytes: V8 uses two per character for text outside Latin-1. */
  get length(): number {
    return (this.json?.length ?? 0) * 2;
  }

  /** Strong, computed on first use. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1')
      .update(this.json ?? '')
      .digest('base64url')}"`;
    return this.#etag;
  }
}

export type ResponseCache = TaggedCache<Answer>;

export function createResponseCache(freshSeconds: number): ResponseCache {
  return createTaggedCache({
    freshSeconds,
    staleFactor: STALE_FACTOR,
    ...CACHE_LIMITS.responses,
  });
}

/** Fresh and stale for as long as in the gateway, in a CDN that is purged for `cdnSeconds`; only while it is valid. */
export function publicCacheControl(
  freshSeconds: number,
  { validSeconds = Number.POSITIVE_INFINITY, cdnSeconds = 0 } = {},
): string {
  const { fresh, stale } = cacheTimes(Math.ceil(freshSeconds), Math.ceil(freshSeconds * STALE_FACTOR), validSeconds);
  const shared = cdnSeconds > 0 ? ` s-maxage=${cacheTimes(cdnSeconds, 0, validSeconds).fresh},` : '';
  return `public, max-age=${fresh},${shared} stale-while-revalidate=${stale}`;
}
