import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { pauseAfter } from '@storefront/domain/process/restart.rules.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { isDatabaseUnavailable } from '../database/postgres/errors.ts';
import type { BuiltIndex } from '@storefront/search/build-index.ts';
import type { BuildMessage } from './build-worker.ts';
import type { ProductSearch } from '@storefront/search/product-search.ts';

/** A rebuild is due after so many changes and this share of all products: small segments slow searches a little. */
const CHANGES_MINIMUM = 2_000;
const CHANGED_PART = 0.1;

/** Garbage of a build is collected early: a grown heap seldom shrinks. */
const YOUNG_GENERATION_MEGABYTES = 8;

export interface IndexKeeper {
  /** One build at a time, another after a request meanwhile, with backoff. The current index serves until then. */
  rebuild(): void;
  /** Once enough has changed. */
  afterChanges(): void;
  close(): Promise<void>;
}

export function createIndexKeeper(
  search: ProductSearch,
  location: DatabaseLocation,
  onProgress: (message: string) => void,
): IndexKeeper {
  const closing = new AbortController();
  const { signal } = closing;
  let isBuilding = false;
  let isRebuildRequested = false;
  let worker: Worker | null = null;

  async function build(): Promise<void> {
    const started = performance.now();
    const appliedBefore = search.applied;
    const index = await new Promise<BuiltIndex>((resolve, reject) => {
      worker = new Worker(join(import.meta.dirname, 'build-worker.ts'), {
        workerData: { location },
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES },
      });
      // Under --watch Node posts messages of its own on the same channel.
      worker.on('message', (message: BuildMessage) => {
        if (message.kind === 'built') resolve(message.index);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the index builder ended with ${code}`)));
    });
    await search.replace(index, appliedBefore);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    onProgress(`Search is ready: ${search.size.toLocaleString('en-GB')} products, ${seconds} s`);
  }

  async function buildUntilDone(): Promise<void> {
    let pause = 0;
    do {
      isRebuildRequested = false;
      try {
        await build();
        pause = 0;
      } catch (error) {
        if (signal.aborted) return;
        console.error(
          'The embedded shop could not build its search and tries again:',
          isDatabaseUnavailable(error) ? error.message : error,
        );
        isRebuildRequested = true;
        pause = pauseAfter(pause, 0);
        await delay(pause, null, { signal }).catch(() => undefined);
      }
    } while (isRebuildRequested && !signal.aborted);
  }

  const keeper: IndexKeeper = {
    rebuild() {
      if (isBuilding) isRebuildRequested = true;
      if (isBuilding || signal.aborted) return;
      isBuilding = true;
      void buildUntilDone().finally(() => (isBuilding = false));
    },
    afterChanges() {
      if (isBuilding || search.applied < Math.max(CHANGES_MINIMUM, search.size * CHANGED_PART)) return;
      keeper.rebuild();
    },
    async close() {
      closing.abort();
      await worker?.terminate();
    },
  };
  return keeper;
}
