/**
 * A CDN gets answers and pages tagged with their products and categories, and a purge of tags that change. So it may
 * keep them for longer than a price may be wrong.
 */
import type { Logger } from 'pino';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import type { CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import { CDN_LIMITS } from '../../limits.data.ts';
import { ALL_TAG, conventionOf, tagOf, type Purge } from './cdn.rules.ts';

/** What no tag names, such as a new product on a search, is seen after it. */
export const PURGED_SECONDS = 600;

export type Cdn = ReturnType<typeof createCdn>;

interface CdnOptions {
  purgeUrl: string;
  token: string | null;
  changes: Pick<CatalogueChanges, 'onAnnounce'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Defaults to an HTTP request. Rejects when the CDN does not accept it. */
  send?: (url: string, purge: Purge) => Promise<void>;
}

const { tagsPerResponse, waitingTags, timeoutMilliseconds, repeatMilliseconds, retryMilliseconds } = CDN_LIMITS;

/** Purges all of it first: what changed since the last process, and pages of an earlier build. */
export function createCdn({ purgeUrl, token, changes, logger, send = sendPurge }: CdnOptions) {
  const { header, separator, tagsPerPurge, purge } = conventionOf(purgeUrl);
  const timers = new Set<NodeJS.Timeout>();
  let waiting = new Set([ALL_TAG]);
  let isSending = false;
  let failures = 0;
  let isClosed = false;

  const later = (milliseconds: number, work: () => void) => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer.unref());
  };

  function add(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.has(ALL_TAG) || waiting.size > waitingTags) waiting = new Set([ALL_TAG]);
    if (!isSending) void run();
  }

  /** Batch after batch. A failed batch waits again, and is sent after a backoff. */
  async function run(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, tagsPerPurge);
      for (const tag of tags) waiting.delete(tag);
      try {
        await send(purgeUrl, purge(tags, token));
        if (failures > 0) logger.info('the CDN can be purged again');
        failures = 0;
      } catch (error) {
        if (failures === 0)
          logger.warn({ error }, 'the CDN cannot be purged: it keeps pages and answers until they expire');
        failures += 1;
        for (const tag of tags) waiting.add(tag);
        later(Math.min(retryMilliseconds.first * 2 ** (failures - 1), retryMilliseconds.maximum), () => void run());
        return;
      }
    }
    isSending = false;
  }

  changes.onAnnounce((change) => {
    const tags = tagsOfChange(change);
    add(tags);
    // What was made just before the change may reach the CDN after the purge.
    later(repeatMilliseconds, () => add(tags));
  });
  void run();
  return {
    /** Null for too many tags: the response is kept for as long as without a purge. */
    tagHeader: (paths: ReadonlySet<string>) =>
      paths.size > tagsPerResponse ? null : { [header]: [ALL_TAG, ...new Set([...paths].map(tagOf))].join(separator) },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      waiting.clear();
    },
  };
}

const tagsOfChange = (change: CatalogueChange) => (change === 'everything' ? [ALL_TAG] : change.map(tagOf));

async function sendPurge(url: string, purge: Purge): Promise<void> {
  const response = await fetch(url, {
    ...purge,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN answered ${response.status}.`);
}
