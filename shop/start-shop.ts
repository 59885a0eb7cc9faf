import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MailSettings } from './mail/mail-settings.ts';
import { databaseLocation } from './database/open-database.ts';
import { superviseWorker } from './supervisor.ts';
import type { WorkerOptions } from './worker.ts';

/** Reading the catalogue leaves much to throw away; a small nursery has it thrown away early, at no cost in time. */
const YOUNG_GENERATION_MEGABYTES = 8;

const SECRET_BYTES = 32;

interface StartOptions {
  /** Where its database file is kept, made if need be; not used with a `databaseUrl`. */
  dataDir: string;
  /** The PostgreSQL database that takes the file's place. */
  databaseUrl?: string | undefined;
  /** How many products its own catalogue has at least; another number than the store was filled with fills it anew. */
  seedProducts?: number | undefined;
  mail: MailSettings;
  /** How many days an order waits for a bank transfer. */
  unpaidOrderDays?: number | undefined;
  onProgress: (message: string) => void;
}

export interface RunningShop {
  /** Where its API is; the same for as long as the process lives. */
  url: string;
  /** What the calls need that are for the process's own gateway; another at each start. */
  secret: string;
  stop(): Promise<void>;
}

/** Starts the embedded shop in its own thread. If the thread dies, another takes its place on the same port. Rejects when it cannot start at all. */
export async function startShop({
  dataDir,
  databaseUrl,
  seedProducts,
  mail,
  unpaidOrderDays,
  onProgress,
}: StartOptions): Promise<RunningShop> {
  const location = databaseLocation({ dataDir, databaseUrl });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const { port, stop } = await superviseWorker({
    createWorker: (workerPort) =>
      new Worker(join(import.meta.dirname, 'worker.ts'), {
        workerData: { location, port: workerPort, seedProducts, mail, unpaidOrderDays, secret } satisfies WorkerOptions,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES },
      }),
    onProgress,
    onCrash: (error) => console.error('The embedded shop stopped and is starting again:', error),
  });
  return { url: `http://127.0.0.1:${port}`, secret, stop };
}
