import type { Logger } from 'pino';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import type { ProductSyncPage } from '../../graph/product/sync/sync.rest.ts';
import { feedUse, isServedStale, isServedWhileRebuilding, tagsOf } from './current-feed.rules.ts';
import { startBuild, type FeedBuild } from './feed-build.ts';
import type { FeedFacts } from './feed-item.rules.ts';
import { feedParts, fetchFirstPage, fetchIsUnchanged } from './feed-pages.ts';
import { openFeedStore, type FeedStore, type StoredFeed } from './stored-feed.ts';

/** Finished, the first one while it is being built, or the reason why there is none. */
export type CurrentFeed =
  | { kind: 'finished'; feed: StoredFeed; path: string }
  | { kind: 'building'; build: FeedBuild }
  | { kind: 'unsupported' }
  | { kind: 'failed' };

interface CurrentFeedOptions {
  shopApi: RestOptions;
  facts: FeedFacts & { shopName: string };
  directory: string;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** The pause between calls to a shop API that has failed or lacks the call. */
const PAUSE_MILLISECONDS = 60_000;

/**
 * On disk, for all processes of the machine. Asks for changes at most every 15 minutes on a read; rebuilds after a
 * change or an hour. Builds are single-flight in each process.
 */
export function createCurrentFeed({ shopApi, facts, directory, now, logger }: CurrentFeedOptions) {
  const store = openFeedStore(directory, facts.publicUrl);
  const closing = new AbortController();
  const builds = createBuilds({ shopApi, facts, store, now, signal: closing.signal, onFailure: fail });
  let finding: Promise<CurrentFeed> | null = null;
  let pause: { until: number; feed: CurrentFeed } | null = null;

  function pauseWith(feed: CurrentFeed): CurrentFeed {
    pause = { until: now().getTime() + PAUSE_MILLISECONDS, feed };
    return feed;
  }

  function fail(error: unknown): void {
    if (!closing.signal.aborted) logger.warn({ error }, 'the product feed could not be built');
    pauseWith({ kind: 'failed' });
  }

  async function find(): Promise<CurrentFeed> {
    const ending = builds.running();
    if (ending?.build.isEnded()) await ending.kept;
    const feed = await store.read();
    const at = now().getTime();
    const finished = (kept: StoredFeed): CurrentFeed => ({
      kind: 'finished',
      feed: kept,
      path: store.pathOf(kept.file),
    });
    const use = feed ? feedUse(feed, at) : 'rebuild';
    if (feed && use === 'serve') return finished(feed);
    // A build that fails breaks its downloads: a finished feed is safer, as long as it is recent.
    const recent = feed && isServedWhileRebuilding(feed, at) ? finished(feed) : null;
    const running = builds.running();
    if (running) return recent ?? { kind: 'building', build: running.build };
    if (!pause || at >= pause.until)
      try {
        const unchanged = feed && use === 'check' ? await fetchIsUnchanged(shopApi, feed.asOf) : null;
        if (feed && unchanged) {
          const checked = { ...feed, asOf: unchanged.asOf, checkedAt: at };
          // Another process may have replaced the feed meanwhile.
          const latest = await store.read();
          if (latest?.file === feed.file) await store.write(checked);
          return finished(latest?.file === feed.file ? checked : (latest ?? feed));
        }
        const begun = await builds.begin();
        const current: CurrentFeed = begun ? { kind: 'building', build: begun } : pauseWith({ kind: 'unsupported' });
        return recent ?? current;
      } catch (error) {
        fail(error);
      }
    return feed && isServedStale(feed, at) ? finished(feed) : (pause?.feed ?? { kind: 'failed' });
  }

  return {
    /** Concurrent callers share one check of the shop API. */
    get: (): Promise<CurrentFeed> =>
      (finding ??= find().finally(() => {
        finding = null;
      })),
    /** Aborts a running build, and waits until its file is removed. */
    async close(): Promise<void> {
      closing.abort();
      await builds.running()?.kept;
    },
  };
}

interface BuildsOptions extends Pick<CurrentFeedOptions, 'shopApi' | 'facts' | 'now'> {
  store: FeedStore;
  signal: AbortSignal;
  onFailure(error: unknown): void;
}

/** One at a time. */
function createBuilds({ shopApi, facts, store, now, signal, onFailure }: BuildsOptions) {
  let building: { build: FeedBuild; kept: Promise<void> } | null = null;

  async function* untilClosed(parts: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const part of parts) {
      if (signal.aborted) throw new Error('The gateway is stopping');
      yield part;
    }
  }

  async function finish(started: FeedBuild, file: string, first: ProductSyncPage, builtAt: number): Promise<void> {
    const { bytes, hash } = await started.done;
    const tags = tagsOf(hash, started.id, await store.read());
    await store.write({
      file,
      bytes,
      tags,
      asOf: first.asOf,
      builtAt,
      checkedAt: builtAt,
      buildTime: Math.max(0, now().getTime() - builtAt),
      origin: facts.publicUrl,
    });
  }

  return {
    running: () => building,
    /** Null for a shop API without the call. */
    async begin(): Promise<FeedBuild | null> {
      const builtAt = now().getTime();
      const first = await fetchFirstPage(shopApi);
      if (!first) return null;
      const file = await store.newFile();
      const build = await startBuild(store.pathOf(file), untilClosed(feedParts(shopApi, first, facts)));
      const kept = finish(build, file, first, builtAt)
        .catch(onFailure)
        .finally(() => {
          building = null;
        });
      building = { build, kept };
      return build;
    },
  };
}
