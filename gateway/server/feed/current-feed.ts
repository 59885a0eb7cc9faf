import type { Logger } from 'pino';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import { type ProductSyncPage, fetchProductChanges } from '../../graph/product/sync/sync.rest.ts';
import { feedUse, isServedStale, isServedWhileRebuilding, tagsOf } from './current-feed.rules.ts';
import { startBuild, type FeedBuild } from './feed-build.ts';
import { type FeedFacts, feedItems } from './feed-item.rules.ts';
import { openFeedStore, type FeedStore, type StoredFeed } from './stored-feed.ts';
import { excludedFieldsOf } from '../../graph/sparse-fieldsets.rest.ts';
import { FEED_END, feedItemXml, feedStart } from './feed-xml.rules.ts';

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

const PAGE_SIZE = 100;

/** Two million products. Without a limit, a shop API whose pages never end would fill the disk. */
const PAGES_MAXIMUM = 20_000;

const CHANGES_CALL = 'GET /product_changes';

/** Null for a shop API without the call. */
function fetchFirstPage(shopApi: RestOptions): Promise<ProductSyncPage | null> {
  return fetchPage(shopApi, { updatedSince: null, after: null, first: PAGE_SIZE });
}

/** The time of the answer if nothing has changed since a time, else null. Stock that orders take is no change. */
async function fetchIsUnchanged(shopApi: RestOptions, since: string): Promise<{ asOf: string } | null> {
  const page = await fetchPage(shopApi, { updatedSince: since, after: null, first: 1 });
  return page && page.products.length === 0 && page.removed.length === 0 ? page : null;
}

async function fetchPage(shopApi: RestOptions, wanted: Parameters<typeof fetchProductChanges>[1]) {
  const page = await fetchProductChanges(shopApi, wanted, UNREAD);
  if (page === 'refused') throw new Error(`${CHANGES_CALL} refused the cursor of its own previous page`);
  return page;
}

/** Fields that the feed does not use. */
const UNREAD = excludedFieldsOf(
  new Set(['brand_name', 'breadcrumb', 'custom_fields', 'description', 'gtin', 'images', 'weight']),
).records;

/** Page by page. Throws when a page cannot be read. */
async function* feedParts(
  shopApi: RestOptions,
  first: ProductSyncPage,
  facts: FeedFacts & { shopName: string },
): AsyncGenerator<string> {
  // The first page's answer has announced it.
  const delivery = shopApi.rest.announces('delivery_options') ? null : facts.delivery;
  yield feedStart(facts.shopName, facts.publicUrl);
  // A product that changes during the build appears again later; ids must be unique in a feed.
  const known = new Set<number>();
  let page = first;
  for (let count = 1; ; count += 1) {
    const fresh = page.products.flatMap(({ detail }) => (detail && !known.has(detail.entityId) ? detail : []));
    for (const { entityId } of fresh) known.add(entityId);
    yield fresh
      .flatMap((product) => feedItems(product, { ...facts, delivery }))
      .map(feedItemXml)
      .join('');
    if (page.after === null) break;
    const next =
      count < PAGES_MAXIMUM
        ? await fetchPage(shopApi, { updatedSince: null, after: page.after, first: PAGE_SIZE })
        : null;
    if (!next) throw new Error(`${CHANGES_CALL} ended after ${count} pages without a last page`);
    page = next;
  }
  yield FEED_END;
}
