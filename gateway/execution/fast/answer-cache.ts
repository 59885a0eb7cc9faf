import { LRUCache } from 'lru-cache';

/** For how many times as long as it is fresh an answer is still given after that, while a new one is made. */
export const STALE_TIMES = 4;

const BYTES_MAXIMUM = 64_000_000;
/** What an entry costs besides its bytes. */
const ENTRY_BYTES = 500;

/** An answer as it was made, and whether others may have it too. */
export interface Made<Answer extends { length: number }> {
  answer: Answer;
  /** What it tells of, so that a change drops it; null for an answer that is nobody else's. */
  tags: Iterable<string> | null;
}

export interface Given<Answer> {
  answer: Answer;
  /** How old it is, in milliseconds. */
  age: number;
}

export interface AnswerCache<Answer extends { length: number }> {
  /** The answer if it is fresh, or stale and being made anew; null when there is none to give at once. */
  peek(key: string, make: () => Promise<Made<Answer>>): Given<Answer> | null;
  /** Makes the answer, once for all who ask while it is made; null for those who waited for what turned out to be nobody else's. */
  make(key: string, make: () => Promise<Made<Answer>>): Promise<Given<Answer> | null>;
  /** Drops every answer that tells of any of these, those being made included. */
  drop(tags: Iterable<string>): void;
}

interface Entry<Answer> {
  answer: Answer;
  at: number;
  tags: string[];
}

/** Keeps answers that are fresh for so many seconds; each is made by one at a time however many ask. */
export function createAnswerCache<Answer extends { length: number }>(
  freshSeconds: number,
  now: () => number = () => performance.now(),
): AnswerCache<Answer> {
  const fresh = freshSeconds * 1_000;
  const tagged = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<Answer>>({
    max: 20_000,
    maxSize: BYTES_MAXIMUM,
    sizeCalculation: ({ answer }, key) => answer.length + key.length + ENTRY_BYTES,
    dispose: ({ tags }, key) => untag(key, tags),
  });
  const making = new Map<string, Promise<Given<Answer> | null>>();
  let drops = 0;

  function untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = tagged.get(tag);
      if (keys?.delete(key) && keys.size === 0) tagged.delete(tag);
    }
  }

  function keep(key: string, answer: Answer, tags: string[], at: number): void {
    entries.set(key, { answer, at, tags });
    // Not what was too large to be kept at all.
    if (!entries.has(key)) return;
    for (const tag of tags) {
      const keys = tagged.get(tag);
      if (keys) keys.add(key);
      else tagged.set(tag, new Set([key]));
    }
  }

  async function made(
    key: string,
    make: () => Promise<Made<Answer>>,
  ): Promise<{ given: Given<Answer>; isShared: boolean }> {
    const [startedAt, dropsBefore] = [now(), drops];
    const { answer, tags } = await make();
    // What was read before a drop may be what the drop was for.
    if (tags && drops === dropsBefore) keep(key, answer, [...tags], startedAt);
    return { given: { answer, age: 0 }, isShared: tags !== null };
  }

  function start(key: string, make: () => Promise<Made<Answer>>): Promise<Given<Answer>> {
    const work = made(key, make).finally(() => making.delete(key));
    making.set(
      key,
      work.then(
        ({ given, isShared }) => (isShared ? given : null),
        () => null,
      ),
    );
    return work.then(({ given }) => given);
  }

  return {
    peek(key, make) {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.at;
      if (age < fresh) return { answer: entry.answer, age };
      if (age >= fresh * (1 + STALE_TIMES)) return null;
      if (!making.has(key)) {
        start(key, make).catch(() => {
          // The stale answer has been given; whoever asks once it is too old is told.
        });
      }
      return { answer: entry.answer, age };
    },
    make: (key, make) => making.get(key) ?? start(key, make),
    drop(tags) {
      drops += 1;
      for (const tag of tags) for (const key of tagged.get(tag) ?? []) entries.delete(key);
    },
  };
}
