import { LRUCache } from 'lru-cache';

/** How long a kept answer counts as fresh, and how long a stale one may still stand in for a broken shop API. */
const FRESH_MILLISECONDS = 60_000;
const STALE_MILLISECONDS = 60 * 60_000;

/**
 * Keeps the answer of a call that every page needs: one call at a time however many ask, a stale answer at once while a new one
 * is on its way, and the last good one for an hour when the shop API fails.
 */
export function keep<Answer>(
  load: () => Promise<Answer>,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let kept: { answer: Answer; at: number } | null = null;
  let loading: Promise<Answer> | null = null;

  function refresh(): Promise<Answer> {
    loading ??= load()
      .then((answer) => {
        kept = { answer, at: now() };
        return answer;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return async () => {
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MILLISECONDS) return kept.answer;
    const fresh = refresh();
    if (!kept || age >= STALE_MILLISECONDS) return fresh;
    fresh.catch(() => {
      // The stale answer has been given; the next caller tries again.
    });
    return kept.answer;
  };
}

/** More than a shop has brands or categories that anyone looks at within the hour. */
const KEYS_MAXIMUM = 500;

/** Keeps the answer of a call for each key of its own, as `keep` does for one; the keys least asked for go first. */
export function keepEach<Key extends string | number, Answer>(
  load: (key: Key) => Promise<Answer>,
  now?: () => number,
): (key: Key) => Promise<Answer> {
  const kept = new LRUCache<Key, () => Promise<Answer>>({ max: KEYS_MAXIMUM });
  return (key) => {
    const known = kept.get(key);
    if (known) return known();
    const read = keep(() => load(key), now);
    kept.set(key, read);
    return read();
  };
}
