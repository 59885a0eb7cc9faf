/**
 * The catalogue cache: answers of the shop API's catalogue calls, which are the same for every caller.
 *
 * - What it holds: the answers of each read by its arguments.
 * - How large: `max` answers for each read; the least recently used are evicted first.
 * - How long: fresh for the read's TTL (a minute in graph/services.ts, none in graph/catalogue.ts), then stale until an hour after it was
 *   loaded. A read with a TTL serves a stale answer while it revalidates; one without calls the shop API every time, and serves a stale
 *   answer when that fails or takes longer than 1.2 seconds.
 * - What drops it: time, a change of everything (reads with a TTL: the next one waits for a fresh answer), eviction, a newer answer that is not cacheable, and an error that is a bug of ours.
 *
 * Concurrent reads with equal arguments share one call (single flight).
 */
import { LRUCache } from 'lru-cache';
import { UpstreamError } from './errors.ts';
import { markStale } from './request-context.ts';
import { SHOP_API_LIMITS } from '../limits.data.ts';

const STALE_IF_ERROR_MILLISECONDS = 60 * 60_000;

export interface CachedReadOptions<Answer> {
  /** The maximum of cached answers. */
  max: number;
  /** The time for which an answer is served without a call. Defaults to 0: every read calls the shop API. */
  ttlMilliseconds?: number;
  /** Whether to keep an answer. Defaults to all. "Not found" should not be kept: a crawl of wrong addresses would evict the rest. */
  isCacheable?: (answer: Answer) => boolean;
  /** Receives a function that expires all answers: the next reads wait for fresh ones, as without a TTL. */
  onExpiry?: (expire: () => void) => void;
  now?: () => number;
  patienceMilliseconds?: number;
}

/** Arguments of a read: plain data, equal when their JSON is. */
type PlainData = string | number | object;

interface Entry<Answer> {
  answer: Answer;
  /** When its call began. */
  loadedAt: number;
}

/** Puts a read behind the catalogue cache. Errors are the read's own. */
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
      // Stale answers cover for the shop API, not for a bug of ours, which would go unseen for an hour.
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
