/**
 * The response cache: serialised answers of queries by anonymous callers whose root fields are all public.
 * Text, not objects: V8 clears short-lived objects cheaply unless something long-lived holds them. Parsed answers in a cache, like accessors in
 * object literals made per request, cost a third of a request's CPU time (`node --trace-gc-nvp` shows them as `promoted`).
 *
 * - Size: at most 64 MB and 20,000 answers; the least recently used are evicted first.
 * - Age: an answer is fresh for `CACHE_SECONDS`, then served stale for four times as long while one request revalidates it.
 * - Invalidation: a change of a product or category in the answer, once this gateway is told of it.
 */
import { cacheTimes } from '@storefront/domain/server-time.rules.ts';
import { createTaggedCache, type TaggedCache } from '../tagged-cache.ts';

const STALE_FACTOR = 4;

export type ResponseCache<Answer extends { length: number }> = TaggedCache<Answer>;

export function createResponseCache<Answer extends { length: number }>(freshSeconds: number): ResponseCache<Answer> {
  return createTaggedCache({
    freshSeconds,
    staleFactor: STALE_FACTOR,
    bytesMaximum: 64_000_000,
    entriesMaximum: 20_000,
  });
}

/** `Cache-Control` of a public answer: a CDN keeps it fresh and stale for as long as the gateway does, and no longer than it is valid. */
export function publicCacheControl(freshSeconds: number, validSeconds = Number.POSITIVE_INFINITY): string {
  const { fresh, stale } = cacheTimes(Math.ceil(freshSeconds), Math.ceil(freshSeconds * STALE_FACTOR), validSeconds);
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}`;
}
