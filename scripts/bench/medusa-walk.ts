import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { migrate } from '../../shop/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/database/open-database.ts';
import { createMedusa } from '../../shop/medusa/medusa-client.ts';
import { categoryOf, openFakeMedusa, productOf, variantOf } from '../../shop/medusa/sync/fake-medusa.fixture.ts';
import { startSync } from '../../shop/medusa/sync/start-sync.ts';
import { readLists } from '../../shop/read-lists.ts';

/**
 * `node scripts/bench/medusa-walk.ts`: our CPU time for the first walk of a Medusa with 5,000 products, and for a second one that finds nothing new.
 * The fake Medusa answers from another thread, whose time does not count.
 */
const PRODUCTS = 5_000;
const VARIANTS = 7;
const FINISHES = ['Polished Brass', 'Antique Brass', 'Satin Chrome', 'Matt Black', 'Nickel', 'Bronze', 'White'];

/** The rest of a variant as Medusa answers it, so that an answer is as long. */
const UNREAD = { hs_code: null, origin_country: null, mid_code: null, material: null, length: null, height: null };

function catalogue() {
  const tops = Array.from({ length: 8 }, (_, index) => categoryOf(`top-${index}`));
  const below = Array.from({ length: 80 }, (_, index) => categoryOf(`category-${index}`, `top-${index % 8}`));
  const collections = Array.from({ length: 20 }, (_, index) => ({
    id: `pcol_${index}`,
    title: `Brand ${index}`,
    handle: `brand-${index}`,
    metadata: null,
  }));
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    productOf(String(index).padStart(5, '0'), {
      collection_id: `pcol_${index % 20}`,
      description: `<p>${'A lamp of solid brass, made to order in our own workshop. '.repeat(12)}</p>`,
      categories: [{ ...below[index % 80], id: `pcat_category-${index % 80}` }],
      metadata: { custom_fields: { Ampage: '10A', 'IP Rating': 'IP44', Height: `${index % 90} mm` } },
      variants: Array.from({ length: VARIANTS }, (_, place) => ({
        ...variantOf(`${index}-${place}`, FINISHES[place] ?? '', 10 + place),
        ...UNREAD,
      })),
    }),
  );
  return { products, categories: [...tops, ...below], collections };
}

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

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  const url = await new Promise<string>((resolve) => {
    worker.once('message', resolve);
  });
  await bench(url);
  await worker.terminate();
} else {
  const served = catalogue();
  parentPort?.postMessage((await openFakeMedusa(() => served)).url);
}
