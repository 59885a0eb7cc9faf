import type { ShopConfig } from './config/config.ts';
import { ShopFolderError } from '@storefront/schema/shop-folder/shop-folder-error.ts';
import { isCommerceRefused } from './commerce.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import type { OnChange } from './follow-changes.ts';
import { readWords, type ShopWords } from './shop-words.ts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseLocation } from './database/open-database.ts';
import { superviseWorker } from './supervisor.ts';
import { honourWorkerLimits } from './worker-limits.ts';
import type { WorkerOptions } from './worker.ts';

/** Exits the process with one line when the database is out of reach or the merchant's folder has a fault. */
export async function startEmbeddedShop(config: ShopConfig, onChange?: OnChange) {
  const { dataDir, databaseUrl, seedProducts, unpaidOrderDays, medusa } = config;
  return start().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error) && !isCommerceRefused(error) && !(error instanceof ShopFolderError)) throw error;
    console.error(error.message);
    process.exit(1);
  });

  async function start() {
    const shop = await startShop({
      dataDir,
      databaseUrl,
      seedProducts,
      ...readWords(config),
      unpaidOrderDays,
      medusa,
      onProgress: (message) => console.log(message),
      onChange,
    });
    return { ...shop, replaceWords: async (newest: ShopConfig) => shop.replaceWords(readWords(newest)) };
  }
}

/** Reading the catalogue allocates much short-lived memory: this keeps the heap small and is no slower. */
const YOUNG_GENERATION_MEGABYTES = 8;

const SECRET_BYTES = 32;

interface StartOptions
  extends
    ShopWords,
    Pick<ShopConfig, 'dataDir'>,
    Partial<Pick<ShopConfig, 'databaseUrl' | 'seedProducts' | 'medusa' | 'unpaidOrderDays'>> {
  onProgress: (message: string) => void;
  /** Called with what another process, such as an import, changed. */
  onChange?: OnChange | undefined;
}

export type RunningShop = Awaited<ReturnType<typeof startShop>>;

/** A crashed worker thread is replaced on the same port. Rejects when the first one fails to start. */
export async function startShop({ dataDir, databaseUrl, onProgress, onChange, ...given }: StartOptions) {
  honourWorkerLimits();
  const location = databaseLocation({ dataDir, databaseUrl });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  let options = given;
  const { port, look, replaceWords, stop } = await superviseWorker({
    createWorker: (workerPort) =>
      new Worker(join(import.meta.dirname, 'worker.ts'), {
        workerData: { ...options, location, port: workerPort, dataDir, secret } satisfies WorkerOptions,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES },
      }),
    onProgress,
    onChange,
    onCrash: (error) => console.error('The embedded shop crashed and is restarting:', error),
  });
  return {
    /** Unchanged when the worker restarts. */
    url: `http://127.0.0.1:${port}`,
    /** Verifies the gateway’s signatures; new at each start. */
    secret,
    /** Polls now for changes by other processes, otherwise seen within two seconds. */
    look,
    stop,
    /** Resolves when the shop shows these words. */
    replaceWords(newest: ShopWords) {
      options = { ...options, ...newest };
      return replaceWords(newest);
    },
  };
}
