/**
 * The response cache: whole answers of anonymous operations whose fields are all public, serialized as they are sent.
 *
 * - How large: 64 MB or 20,000 answers; the least recently used are evicted first.
 * - How long: fresh for `CACHE_SECONDS`, then stale for four times as long while one request revalidates it.
 * - What drops it: `drop` with the cache tags (paths of products) of what changed through this gateway.
 */
import { LRUCache } from 'lru-cache';

/** How many times its fresh time an answer may be served stale while it is revalidated. */
const STALE_FACTOR = 4;

const BYTES_MAXIMUM = 64_000_000;
const ENTRIES_MAXIMUM = 20_000;
/** Estimated memory of an entry besides its answer and key. */
const ENTRY_BYTES = 500;

/** A newly made answer, and its cache tags. */
export interface Made<Answer extends { length: number }> {
  answer: Answer;
  /** The cache tags; null for a personal answer, which is neither cached nor shared. */
  tags: Iterable<string> | null;
}

export interface CachedAnswer<Answer> {
  answer: Answer;
  /** In milliseconds. */
  age: number;
}

export interface ResponseCache<Answer extends { length: number }> {
  /** The cached answer, fresh or stale; a stale one is revalidated in the background. Null on a miss. */
  get(key: string, make: () => Promise<Made<Answer>>): CachedAnswer<Answer> | null;
  /** Makes the answer, once for all concurrent callers; null for callers who waited for an answer that turned out personal. */
  make(key: string, make: () => Promise<Made<Answer>>): Promise<CachedAnswer<Answer> | null>;
  /** Drops every answer with any of these tags, and keeps answers that are being made from being cached. */
  drop(tags: Iterable<string>): void;
}

/** `Cache-Control` of a public answer: shared caches may keep it as long as this one does. */
export function publicCacheControl(freshSeconds: number): string {
  return `public, max-age=${Math.ceil(freshSeconds * (1 + STALE_FACTOR))}, stale-while-revalidate=${Math.ceil(freshSeconds * STALE_FACTOR)}`;
}

interface Entry<Answer> {
  answer: Answer;
  at: number;
  tags: string[];
}

export function createResponseCache<Answer extends { length: number }>(
  freshSeconds: number,
  now: () => number = () => performance.now(),
): ResponseCache<Answer> {
  const fresh = freshSeconds * 1_000;
  const keysOfTags = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<Answer>>({
    max: ENTRIES_MAXIMUM,
    maxSize: BYTES_MAXIMUM,
    sizeCalculation: ({ answer }, key) => answer.length + key.length + ENTRY_BYTES,
    dispose: ({ tags }, key) => untag(key, tags),
  });
  const inFlight = new Map<string, Promise<CachedAnswer<Answer> | null>>();
  let drops = 0;

  function untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysOfTags.get(tag);
      if (keys?.delete(key) && keys.size === 0) keysOfTags.delete(tag);
    }
  }

  function set(key: string, answer: Answer, tags: string[], at: number): void {
    entries.set(key, { answer, at, tags });
    // lru-cache stores nothing larger than `maxSize`; tags of such an answer would never be removed.
    if (!entries.has(key)) return;
    for (const tag of tags) {
      const keys = keysOfTags.get(tag);
      if (keys) keys.add(key);
      else keysOfTags.set(tag, new Set([key]));
    }
  }

  async function load(
    key: string,
    make: () => Promise<Made<Answer>>,
  ): Promise<{ made: CachedAnswer<Answer>; isShared: boolean }> {
    const [startedAt, dropsBefore] = [now(), drops];
    const { answer, tags } = await make();
    // An answer that was started before a drop may hold what the drop was for.
    if (tags && drops === dropsBefore) set(key, answer, [...tags], startedAt);
    return { made: { answer, age: 0 }, isShared: tags !== null };
  }

  function start(key: string, make: () => Promise<Made<Answer>>): Promise<CachedAnswer<Answer>> {
    const loading = load(key, make).finally(() => inFlight.delete(key));
    inFlight.set(
      key,
      loading.then(
        ({ made, isShared }) => (isShared ? made : null),
        () => null,
      ),
    );
    return loading.then(({ made }) => made);
  }

  return {
    get(key, make) {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.at;
      if (age < fresh) return { answer: entry.answer, age };
      if (age >= fresh * (1 + STALE_FACTOR)) return null;
      if (!inFlight.has(key)) {
        start(key, make).catch(() => {
          // This caller has the stale answer; the error reaches the first caller after it has expired.
        });
      }
      return { answer: entry.answer, age };
    },
    make: (key, make) => inFlight.get(key) ?? start(key, make),
    drop(tags) {
      drops += 1;
      for (const tag of tags) for (const key of keysOfTags.get(tag) ?? []) entries.delete(key);
    },
  };
}
