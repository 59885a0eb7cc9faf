import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../config/shop-folder/shop-folder.ts';
import { smallCatalogue } from '../../shop/catalogue/catalogue.fixture.ts';
import { sampleShopFile } from '../../shop/sample-shop-file.fixture.ts';
import { readShopState } from '../../shop/shop-state.ts';
import { writeImportedCatalogue } from '../../shop/small-shop.fixture.ts';
import { checkOut, fillCart, isThere, type Acknowledged } from '../crash/shoppers.ts';
import { freePort, HERE } from '../deployment/gateway-process.ts';
import { prepareFile } from './backup-files.ts';
import { recordBackup, writeBackup } from './backup.ts';
import { moveData } from './move.ts';
import { usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';

const PRODUCTS = smallCatalogue.products.slice(0, 40).map(({ id }) => id);
const MINUTE_MILLISECONDS = 60_000;
const NOW = new Date('2026-11-24T08:00:00Z');
const IN_USE = 'is in use by a running shop: stop it first.';
/** Programs that read and write beside a running shop. */
const PROGRAMS = [
  ['shop/orders/manage/manage-orders.ts', 'list'],
  ['shop/catalogue/stock/manage/manage-stock.ts', 'set', 'L-1', '50'],
  ['gateway/manage-partners.ts', 'create', 'Acme'],
];
const run = promisify(execFile);

const places = usePlaces();
const running: ChildProcess[] = [];

/** Ends shops without letting them close their files. */
async function killAll(): Promise<void> {
  for (const shop of running.splice(0)) {
    const exited = once(shop, 'exit');
    shop.kill('SIGKILL');
    await exited;
  }
}
afterEach(killAll);

/** With the sample's branches, which have orders to collect. */
const environment = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, SHOP_DIR: SAMPLE_FOLDER });

/** Places with the same catalogue. */
async function filled() {
  const [location, copy] = [await places.place('SQLite'), await places.place('SQLite')];
  const db = await places.serve(location);
  await writeImportedCatalogue(db);
  // An open handle here would keep the write-ahead log of a shop that has lost its lock.
  await db.destroy();
  cpSync(location.dataDir, copy.dataDir, { recursive: true });
  return { location, copy };
}

/** Starts a shop in a process of its own. Resolves to its URL once the thread that builds the search index has closed its own handle. */
async function start(dataDir: string): Promise<string> {
  const port = String(await freePort());
  const shop = spawn(process.execPath, [join(HERE, 'shop/main.ts')], {
    env: { ...environment(dataDir), HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(shop);
  const awaited = new Set(['Shop API', 'Search is ready']);
  for await (const line of createInterface({ input: shop.stdout })) {
    for (const beginning of awaited) if (line.startsWith(beginning)) awaited.delete(beginning);
    if (awaited.size === 0) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The shop did not start');
}

test(
  'no command costs a running shop its lock, or after a kill -9 an order that it has acknowledged',
  async () => {
    const { location, copy } = await filled();
    const backup = prepareFile(join(places.directory(), 'backup.sqlite'), NOW);
    await writeBackup(copy, backup, NOW);
    let url = await start(location.dataDir);
    const acknowledged: Acknowledged[] = [];
    const order = async () => acknowledged.push(await checkOut(url, await fillCart(url, PRODUCTS)));
    await order();

    await expect(restoreBackup(backup.file, location, true)).rejects.toThrow(IN_USE);
    await order();
    await expect(moveData({ from: copy, to: location, isReplacing: true, now: NOW })).rejects.toThrow(IN_USE);
    await order();
    await writeBackup(location, prepareFile(join(places.directory(), 'backup.sqlite'), NOW), NOW);
    await recordBackup(location, NOW);
    await order();
    await readShopState({ dataDir: location.dataDir, databaseUrl: undefined, shopFile: sampleShopFile });
    await order();
    for (const [program = '', ...words] of PROGRAMS) {
      await run(process.execPath, [join(HERE, program), ...words], { env: environment(location.dataDir) });
      await order();
    }
    await expect(restoreBackup(backup.file, location, true)).rejects.toThrow(IN_USE);
    await order();

    await killAll();
    url = await start(location.dataDir);
    for (const placed of acknowledged) expect(await isThere(url, placed)).toBe(true);
    await order();
    expect(new Set(acknowledged.map(({ number }) => number)).size).toBe(acknowledged.length);
  },
  5 * MINUTE_MILLISECONDS,
);
