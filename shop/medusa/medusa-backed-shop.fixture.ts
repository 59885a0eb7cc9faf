import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { realMedusa } from './real-medusa.fixture.ts';

export const SECRET = 'a secret of tests that gateway and shop share';

/** The shop by itself, as it is started, in front of the real Medusa. */
export interface MedusaBackedShop {
  url: string;
  /** Kills it with SIGKILL, as a crash does. Its data stays. */
  kill(): void;
  stop(): Promise<void>;
}

interface Options {
  /** A proxy in front of the real Medusa. */
  medusaUrl?: string;
  /** The data of an earlier start. Defaults to an empty folder, which is deleted in the end. */
  dataDir?: string;
  /** A PostgreSQL that another shop has, too. Defaults to a database in the folder. */
  databaseUrl?: string;
  /** Of Medusa's subscriber, which expects the shop at a port of its own. Defaults to none. */
  eventsSecret?: string;
}

/** Starts a shop, and waits until its catalogue has come from Medusa and can be searched. */
export async function startMedusaBackedShop(port: number, options: Options = {}): Promise<MedusaBackedShop> {
  const medusa = realMedusa();
  const { medusaUrl = medusa.url, dataDir = mkdtempSync(join(tmpdir(), 'medusa-backed-')) } = options;
  const shop: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../embedded/main.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      SHOP_API_SECRET: SECRET,
      COMMERCE: `medusa:${medusaUrl}`,
      MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
      MEDUSA_ADMIN_KEY: medusa.adminKey,
      ...(options.eventsSecret && { MEDUSA_EVENTS_SECRET: options.eventsSecret }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (shop.exitCode === null && shop.signalCode === null) {
      const exited = once(shop, 'exit');
      shop.kill('SIGTERM');
      await exited;
    }
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const until = performance.now() + 120_000;
  while (!(await isFilled(url))) {
    if (shop.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error('The shop did not fill its catalogue from Medusa');
    }
    await delay(100);
  }
  return { url, kill: () => void shop.kill('SIGKILL'), stop };
}

async function isFilled(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/search/knob`).catch(() => null);
  if (!answer?.ok) return false;
  const { results } = (await answer.json()) as { results?: object[] };
  return (results?.length ?? 0) > 0;
}
