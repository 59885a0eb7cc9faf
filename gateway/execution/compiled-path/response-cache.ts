/**
 * The response cache: whole answers of anonymous operations whose fields are all public, serialized as they are sent.
 *
 * - How large: 64 MB or 20,000 answers; the least recently used are evicted first.
 * - How long: fresh for `CACHE_SECONDS`, then stale for four times as long while one request revalidates it.
 * - What drops it: a change of a product or category that it holds, of which this gateway learns.
 */
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

/** `Cache-Control` of a public answer: shared caches may keep it as long as this one does. */
export function publicCacheControl(freshSeconds: number): string {
  return `public, max-age=${Math.ceil(freshSeconds * (1 + STALE_FACTOR))}, stale-while-revalidate=${Math.ceil(freshSeconds * STALE_FACTOR)}`;
}
