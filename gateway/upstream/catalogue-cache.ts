/**
 * The catalogue cache: answers of catalogue calls by their arguments, the same for every caller. Concurrent reads share
 * one call (single flight).
 *
 * - Size: `max` answers for each read; the least recently used are evicted first.
 * - Age: fresh for the read's TTL, then stale until an hour old. A read with a TTL serves a stale answer while it
 * revalidates; one without calls every time, and serves a stale answer on failure or after 1.2 seconds.
 * - Invalidation: a change of everything (reads with a TTL), a newer answer that is not cacheable, and a bug of ours.
 */
import { LRUCache } from 'lru-cache';
import { UpstreamError } from './errors.ts';
import { markStale } from './request-context.ts';
import { SHOP_API_LIMITS } from '../limits.data.ts';

const STALE_IF_ERROR_MILLISECONDS = 60 * 60_000;

export interface CachedReadOptions<Answer> {
  max: number;
  /** An answer is served so long without a call. Defaults to 0: every read calls the shop API. */
  ttlMilliseconds?: number;
  /** Defaults to all. "Not found" should not be kept: a crawl of wrong addresses would evict the rest. */
  isCacheable?: (answer: Answer) => boolean;
  /** Given a function that expires all answers: the next reads wait for fresh ones, as without a TTL. */
  onExpiry?: (expire: () => void) => void;
  now?: () => number;
  patienceMilliseconds?: number;
}

/** Equal when the JSON is. */
type PlainData = string | number | object;

interface Entry<Answer> {
  answer: Answer;
  /** When its call began. */
  loadedAt: number;
}

/** Errors are the read's own. */
export function cachedRead<Arguments extends PlainData[], Answer>(
  load: (...given: Arguments) => Promise<Answer>,
  {
    max,
    ttlMilliseconds = 0,
    isCacheable = () => true,
    onExpiry,
    now = () => performance.now(),
    patienceMilliseconds = SHOP_API_LIMITS.answerMilliseconds,
  }: CachedReadOptions<Answer>,
): (...given: Arguments) => Promise<Answer> {
  const entries = new LRUCache<string, Entry<Answer>, PlainData[]>({
    max,
    ttl: STALE_IF_ERROR_MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context }) => {
      const loadedAt = now();
      return { answer: await load(...(context as Arguments)), loadedAt };
    },
    noDeleteOnFetchRejection: true,
    // A call in flight occupies an entry; when it is evicted, its callers still get the answer.
    ignoreFetchAbort: true,
  });

  let expiredAt = Number.NEGATIVE_INFINITY;
  onExpiry?.(() => (expiredAt = now()));

  async function refresh(key: string, context: Arguments): Promise<Entry<Answer>> {
    try {
      const entry = await entries.forceFetch(key, { forceRefresh: true, context });
      if (!isCacheable(entry.answer)) entries.delete(key);
      return entry;
    } catch (error) {
      // A bug of ours would go unseen for an hour.
      if (!(error instanceof UpstreamError)) entries.delete(key);
      throw error;
    }
  }

  async function refreshOrStale(key: string, context: Arguments, stale: Entry<Answer>): Promise<Answer> {
    const late = Promise.withResolvers<Entry<Answer>>();
    const timer = setTimeout(late.resolve, patienceMilliseconds, stale);
    const entry = await Promise.race([refresh(key, context), late.promise])
      .catch((error: unknown) => {
        if (error instanceof UpstreamError) return stale;
        throw error;
      })
      .finally(() => clearTimeout(timer));
    if (entry === stale) markStale(Math.round((now() - stale.loadedAt) / 1_000));
    return entry.answer;
  }

  return async (...given) => {
    const key = JSON.stringify(given);
    const entry = entries.get(key);
    if (!entry) return (await refresh(key, given)).answer;
    if (ttlMilliseconds === 0 || entry.loadedAt <= expiredAt) return refreshOrStale(key, given, entry);
    if (now() - entry.loadedAt >= ttlMilliseconds) {
      refresh(key, given).catch(() => {
        // This caller has the stale answer; the next one revalidates again.
      });
    }
    return entry.answer;
  };
}
