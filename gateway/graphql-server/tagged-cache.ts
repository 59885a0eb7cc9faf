import { LRUCache } from 'lru-cache';

interface TaggedCacheOptions {
  /** Counted from when `make` was called. */
  freshSeconds: number;
  /** Stale while revalidating, as a multiple of the fresh time. */
  staleFactor: number;
  bytesMaximum: number;
  entriesMaximum: number;
  /** In milliseconds. Defaults to the monotonic clock. */
  now?: () => number;
}

/** Without its answer and key. */
const ENTRY_BYTES = 500;

export interface Made<Answer extends { length: number }> {
  answer: Answer;
  /** Null for an answer that is not cached. */
  tags: Iterable<string> | null;
  /** Milliseconds after which it is wrong, from now: it is not served then, not even stale. Defaults to no limit. */
  validMilliseconds?: number;
  /** Callers who joined the flight receive it too. Defaults to true for an answer that is cached. */
  isShared?: boolean;
}

interface CachedAnswer<Answer> {
  answer: Answer;
  /** In milliseconds since `make` was called; 0 for a new answer. */
  age: number;
}

/** Stale-while-revalidate with single flight; entries are dropped by tag. */
export interface TaggedCache<Answer extends { length: number }> {
  /** Fresh, or stale while `make` revalidates it in the background. Null on a miss. */
  get(key: string, make: () => Promise<Made<Answer>>): CachedAnswer<Answer> | null;
  /** Once for all concurrent callers. Only the first gets its error, or an answer that is not shared; others null. */
  make(key: string, make: () => Promise<Made<Answer>>): Promise<CachedAnswer<Answer> | null>;
  /** By any of the tags, or all. Flights in progress are neither cached nor joined by later callers. */
  drop(tags: Iterable<string> | 'everything'): void;
}

interface Entry<Answer> {
  answer: Answer;
  at: number;
  /** By the same clock; not served any more then. */
  endsAt: number;
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
  const tagged = createTagIndex();
  const entries = new LRUCache<string, Entry<Answer>>({
    max: entriesMaximum,
    maxSize: bytesMaximum,
    sizeCalculation: ({ answer }, key) => answer.length + key.length + ENTRY_BYTES,
    dispose: ({ tags }, key) => tagged.remove(key, tags),
  });
  const inFlight = new Map<string, Promise<CachedAnswer<Answer> | null>>();
  let drops = 0;

  function set(key: string, { tags, ...entry }: Entry<Answer>): void {
    entries.set(key, { ...entry, tags });
    // lru-cache does not store an answer larger than `maxSize`, so its tags would never be removed.
    if (entries.has(key)) tagged.add(key, tags);
  }

  async function load(
    key: string,
    make: () => Promise<Made<Answer>>,
  ): Promise<{ made: CachedAnswer<Answer>; isShared: boolean }> {
    const [startedAt, dropsBefore] = [now(), drops];
    const { answer, tags, validMilliseconds = Number.POSITIVE_INFINITY, isShared = tags !== null } = await make();
    // An answer started before a drop may contain the data that the drop was for.
    if (tags && drops === dropsBefore && validMilliseconds > 0)
      set(key, { answer, tags: [...tags], at: startedAt, endsAt: now() + validMilliseconds });
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
      if (now() >= entry.endsAt) return null;
      if (age < fresh) return { answer: entry.answer, age };
      if (age >= fresh * (1 + staleFactor)) return null;
      if (!inFlight.has(key)) {
        start(key, make).catch(() => {
          // This caller has the stale answer. The next call revalidates again; once it expires, callers get the error.
        });
      }
      return { answer: entry.answer, age };
    },
    make: (key, make) => inFlight.get(key) ?? start(key, make),
    drop(tags) {
      drops += 1;
      inFlight.clear();
      if (tags === 'everything') return entries.clear();
      for (const tag of tags) for (const key of tagged.keysOf(tag)) entries.delete(key);
    },
  };
}

/** Keys of cached answers by tag. */
function createTagIndex() {
  const keysOfTags = new Map<string, Set<string>>();
  return {
    keysOf: (tag: string): Iterable<string> => keysOfTags.get(tag) ?? [],
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) keysOfTags.set(tag, (keysOfTags.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysOfTags.get(tag);
        if (keys?.delete(key) && keys.size === 0) keysOfTags.delete(tag);
      }
    },
  };
}
