import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../shop/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../../shop/database/open-database.ts';
import { createMedusa } from '../../../shop/medusa/medusa-client.ts';
import { startSync } from '../../../shop/medusa/sync/start-sync.ts';
import { readLists } from '../../../shop/read-lists.ts';
import { PRODUCTS, startFakeMedusa, VARIANTS } from './fake-medusa.ts';

/**
 * `node scripts/bench/medusa/walk.ts`: our CPU time for the first walk of a Medusa with 5,000 products, and for a second one that finds nothing new.
 * The fake Medusa answers from another thread, whose time does not count.
 */
async function bench(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'medusa-walk-'));
  const db = await openDatabase(databaseLocation({ dataDir }));
  await migrate(db);
  const medusa = createMedusa({ url, publishableKey: 'pk', adminKey: 'sk' });
  for (const walk of ['first', 'second']) {
    const shop = { db, content: { pages: [] }, ...(await readLists(db, new Date())) };
    const [started, before] = [performance.now(), process.threadCpuUsage()];
    await new Promise<void>((resolve) => {
      const sync = startSync(shop, medusa, {
        regionId: 'reg_1',
        country: 'gb',
        minutes: 60,
        brandField: null,
        dataDir,
        allowsRemovals: false,
        onProgress: () => undefined,
        onWritten: () => void sync.close().then(resolve),
      });
    });
    const { user, system } = process.threadCpuUsage(before);
    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
    console.log(
      `${walk} walk of ${PRODUCTS} products with ${VARIANTS} variants: ${seconds((user + system) / 1_000)} of CPU time, ${seconds(performance.now() - started)} in all`,
    );
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
}

const medusa = await startFakeMedusa();
await bench(medusa.url);
await medusa.close();
