/**
 * The page cache: rendered public pages, the same for everyone, by canonical address and encoding.
 *
 * - Size: 64 MB; the least recently used are evicted first. Made-up parameters fill nothing.
 * - Age: fresh for `CACHE_SECONDS` from the start of rendering, then stale for as long again while revalidated.
 * - Invalidation: a change of a product or category on it, or of everything, here or (with Redis) at another gateway;
 * a change of the merchant's folder; a restart.
 */
import { createTaggedCache, type TaggedCache } from '../../graphql-server/tagged-cache.ts';
import type { CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import type { MadePage } from './made-page.ts';
import { CACHE_LIMITS } from '../../limits.data.ts';

export interface PageCache extends Pick<TaggedCache<MadePage>, 'get' | 'make'> {
  /** `Cache-Status` (RFC 9211); the age is in milliseconds. */
  hit(age: number): string;
}

/** Null when `CACHE_SECONDS` is 0. */
export function createPageCache(
  freshSeconds: number,
  changes: Pick<CatalogueChanges, 'onChange'>,
  now?: () => number,
): PageCache | null {
  if (freshSeconds === 0) return null;
  const { get, make, drop } = createTaggedCache<MadePage>({
    freshSeconds,
    staleFactor: 1,
    ...CACHE_LIMITS.pages,
    ...(now && { now }),
  });
  changes.onChange(drop);
  return { get, make, hit: (age) => `"pages"; hit; ttl=${Math.floor(freshSeconds - age / 1_000)}` };
}
