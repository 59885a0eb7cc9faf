/**
 * The page cache: rendered pages that are the same for everyone, compressed as they are sent.
 *
 * - What it holds: successful public pages by their canonical address, in each encoding that was asked for. Made-up parameters fill nothing:
 *   a page at another address is rendered anew each time.
 * - How large: 64 MB; the least recently used are evicted first.
 * - How long: fresh for `CACHE_SECONDS` from the time its rendering began, then stale for as long again while one render replaces it.
 * - What drops it: a change of a product or category that it shows, or of everything, here or (with Redis) at another gateway; a change of the
 *   merchant's folder; a restart, and with it a new build.
 */
import { createTaggedCache, type TaggedCache } from '../../graphql-server/tagged-cache.ts';
import type { CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import type { MadePage } from './made-page.ts';
import { CACHE_LIMITS } from '../../limits.data.ts';

export interface PageCache extends Pick<TaggedCache<MadePage>, 'get' | 'make'> {
  /** The `Cache-Status` (RFC 9211) of a page of this age in milliseconds. */
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
