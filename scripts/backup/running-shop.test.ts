import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../config/shop-folder/shop-folder.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { sampleShopFile } from '../../shop/embedded/sample-shop-file.fixture.ts';
import { readShopState } from '../../shop/embedded/shop-state.ts';
import { writeImportedCatalogue } from '../../shop/embedded/small-shop.fixture.ts';
import { stockUp } from '../crash/ledger.ts';
import { checkOut, fillCart, isThere, type Acknowledged } from '../crash/shoppers.ts';
import { freePort, HERE } from '../deployment/gateway-process.ts';
import { readBooks, sendBuyers } from './buyers.fixture.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';
import type { DataLocation } from './sites.ts';

const MINUTE_MILLISECONDS = 60_000;
/** The stock that `stockUp` sets. */
const STOCKED = 1_000_000;
const IN_USE = 'is in use by a running shop: stop it first.';
/** Programs that write beside a running shop. */
const PROGRAMS = [
  ['shop/embedded/catalogue/stock/manage/manage-stock.ts', 'set', 'L-1', '50'],
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
const environment = ({ dataDir, databaseUrl = '' }: DataLocation) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  SHOP_DIR: SAMPLE_FOLDER,
});

/** Runs a program as an operator does. */
const program = (path: string, words: readonly string[], location: DataLocation, more: Record<string, string> = {}) =>
  run(process.execPath, [join(HERE, path), ...words], { env: { ...environment(location), ...more } });

/** Starts a shop in a process of its own. Resolves to its URL once the thread that builds the search index has closed its own handle. */
async function start(location: DataLocation): Promise<string> {
  const port = String(await freePort());
  const shop = spawn(process.execPath, [join(HERE, 'shop/embedded/main.ts')], {
    env: { ...environment(location), HOST: '127.0.0.1', PORT: port },
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

const areThere = async (url: string, orders: readonly Acknowledged[]) =>
  (await Promise.all(orders.map((order) => isThere(url, order)))).every(Boolean);

/** The stock of each product before the first order. */
let levels: ReadonlyMap<number, number>;

async function books(location: DataLocation) {
  const db = await openDatabase(databaseLocation(location));
  return readBooks(db, levels).finally(() => db.destroy());
}

/** Takes a backup while people order: what is restored elsewhere adds up, and has every order before it. */
async function backUp(location: DataLocation, before: readonly Acknowledged[]): Promise<string> {
  const file = join(places.directory(), 'backup.sqlite');
  await program('scripts/backup/backup.ts', [file], location);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = await places.place('SQLite');
  await program('scripts/backup/restore.ts', [file], restored);
  const { orders, faults } = await books(restored);
  expect([faults, before.filter(({ attempt }) => !orders.has(attempt.key))]).toEqual([[], []]);
  return file;
}

/** Moves the data while people order: the new place has every order up to the refusal, and the old one no more. */
async function move(from: DataLocation, to: DataLocation): Promise<void> {
  const { orders } = await books(from);
  const url = await start(from);
  const buyers = sendBuyers(url, [...levels.keys()]);
  await buyers.more(5);
  if (from.databaseUrl !== undefined) await backUp(from, [...buyers.acknowledged]);
  const target = to.databaseUrl === undefined ? ['--to', to.dataDir] : [];
  await program('scripts/backup/move.ts', target, from, { MOVE_TO_DATABASE_URL: to.databaseUrl ?? '' });
  await buyers.refused();
  const body = JSON.stringify({ items: [{ product_id: [...levels.keys()][0], quantity: 1 }] });
  const refused = await fetch(`${url}/add_to_cart`, { method: 'POST', body });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await areThere(url, buyers.acknowledged)).toBe(true);
  await killAll();

  const after = await books(to);
  expect([after.faults, after.orders.size]).toEqual([[], orders.size + buyers.acknowledged.length]);
  const moved = await start(to);
  expect(await areThere(moved, buyers.acknowledged)).toBe(true);
  const { number } = await checkOut(moved, await fillCart(moved, [...levels.keys()]));
  expect(number).toBe(`ORD-${100_000 + after.orders.size + 1}`);
  await killAll();
}

test(
  'no command costs a running shop its lock, nor a kill -9 or a move an order that it has acknowledged',
  async () => {
    const [original, copy] = [await places.place('SQLite'), await places.place('SQLite')];
    const db = await places.serve(original);
    await writeImportedCatalogue(db);
    // An open handle here would keep the write-ahead log of a shop that has lost its lock.
    await db.destroy();
    // The stock of product 1 is set by a program.
    levels = new Map(stockUp(original.dataDir).flatMap((id) => (id === 1 ? [] : [[id, STOCKED]])));
    cpSync(original.dataDir, copy.dataDir, { recursive: true });

    const buyers = sendBuyers(await start(original), [...levels.keys()]);
    await buyers.more(5);
    const file = await backUp(original, [...buyers.acknowledged]);
    await expect(restoreBackup(file, original, true)).rejects.toThrow(IN_USE);
    const moving = moveData({ from: copy, to: original, isReplacing: true, now: new Date() });
    await expect(moving).rejects.toThrow(IN_USE);
    await readShopState({ dataDir: original.dataDir, databaseUrl: undefined, shopFile: sampleShopFile });
    for (const [path = '', ...words] of PROGRAMS) await program(path, words, original);
    await expect(restoreBackup(file, original, true)).rejects.toThrow(IN_USE);
    await buyers.more(5);
    const refused = buyers.refused();
    await killAll();
    await refused;
    expect(await areThere(await start(original), buyers.acknowledged)).toBe(true);
    expect(new Set(buyers.acknowledged.map(({ number }) => number)).size).toBe(buyers.acknowledged.length);
    await killAll();

    // By way of PostgreSQL and back where there is one.
    let from = original;
    for (const engine of ENGINES.toReversed()) {
      const to = await places.place(engine);
      await move(from, to);
      from = to;
    }
  },
  5 * MINUTE_MILLISECONDS,
);
