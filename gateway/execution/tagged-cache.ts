import { LRUCache } from 'lru-cache';

interface TaggedCacheOptions {
  /** An answer is fresh for so long after its making began. */
  freshSeconds: number;
  /** How many times its fresh time an answer may be served stale while it is revalidated. */
  staleFactor: number;
  bytesMaximum: number;
  entriesMaximum: number;
  /** Milliseconds. Defaults to the monotonic clock. */
  now?: () => number;
}

/** Estimated memory of an entry besides its answer and key. */
const ENTRY_BYTES = 500;

/** A newly made answer, and its cache tags. */
export interface Made<Answer extends { length: number }> {
  answer: Answer;
  /** The cache tags; null for an answer that is not cached. */
  tags: Iterable<string> | null;
  /** Whether the callers who waited for it get it too. Defaults to whether it is cached. */
  isShared?: boolean;
}

export interface CachedAnswer<Answer> {
  answer: Answer;
  /** Milliseconds since its making began; 0 for one that was just made. */
  age: number;
}

/** A stale-while-revalidate cache with single flight, whose entries are dropped by tag. */
export interface TaggedCache<Answer extends { length: number }> {
  /** The cached answer, fresh or stale; a stale one is revalidated in the background. Null on a miss. */
  get(key: string, make: () => Promise<Made<Answer>>): CachedAnswer<Answer> | null;
  /** Makes the answer, once for all concurrent callers; null for callers who waited for an answer that failed or is not shared. */
  make(key: string, make: () => Promise<Made<Answer>>): Promise<CachedAnswer<Answer> | null>;
  /** Drops every answer with any of these tags, or all answers. Answers that are being made are not cached, and no later caller gets them. */
  drop(tags: Iterable<string> | 'everything'): void;
}

interface Entry<Answer> {
  answer: Answer;
  at: number;
  tags: string[];
}

export function createTaggedCache<Answer extends { length: number }>({
  freshSeconds,
  staleFactor,
  bytesMaximum,
  entriesMaximum,
  now = () => performance.now(),
}: TaggedCacheOptions): TaggedCache<Answer> {
  const fresh = freshSeconds * 1_000;
  const keysOfTags = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<Answer>>({
    max: entriesMaximum,
    maxSize: bytesMaximum,
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
    const { answer, tags, isShared = tags !== null } = await make();
    // An answer that was started before a drop may hold what the drop was for.
    if (tags && drops === dropsBefore) set(key, answer, [...tags], startedAt);
    return { made: { answer, age: 0 }, isShared };
  }

  function start(key: string, make: () => Promise<Made<Answer>>): Promise<CachedAnswer<Answer>> {
    const loading = load(key, make);
    const shared = loading
      .then(
        ({ made, isShared }) => (isShared ? made : null),
        () => null,
      )
      .finally(() => {
        if (inFlight.get(key) === shared) inFlight.delete(key);
      });
    inFlight.set(key, shared);
    return loading.then(({ made }) => made);
  }

  return {
    get(key, make) {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.at;
      if (age < fresh) return { answer: entry.answer, age };
      if (age >= fresh * (1 + staleFactor)) return null;
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
      inFlight.clear();
      if (tags === 'everything') return entries.clear();
      for (const tag of tags) for (const key of keysOfTags.get(tag) ?? []) entries.delete(key);
    },
  };
}
