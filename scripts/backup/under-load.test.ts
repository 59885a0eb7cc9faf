import { sampleShopFile } from '../../shop/sample-shop-file.fixture.ts';
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { NO_CONTENT } from '@storefront/config/shop-folder/content/content.ts';
import { databaseLocation, openDatabase } from '../../shop/database/open-database.ts';
import { testCompanyDetails } from '../../shop/mail/company-details.fixture.ts';
import { writeImportedCatalogue } from '../../shop/small-shop.fixture.ts';
import { startShop, type RunningShop } from '../../shop/start-shop.ts';
import { stockUp } from '../crash/ledger.ts';
import { fillCart, isThere, checkOut, type Acknowledged } from '../crash/shoppers.ts';
import { readBooks, sendBuyers } from './buyers.fixture.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import type { DataLocation } from './sites.ts';

const MINUTE_MILLISECONDS = 60_000;
/** The stock that `stockUp` sets. */
const STOCKED = 1_000_000;
const run = promisify(execFile);

const places = usePlaces();
const running: RunningShop[] = [];
const stopAll = () => Promise.all(running.splice(0).map((shop) => shop.stop()));
afterEach(stopAll);

async function start(location: DataLocation): Promise<RunningShop> {
  const mail = { companyDetails: testCompanyDetails, smtpUrl: undefined, from: testCompanyDetails.email };
  const shop = await startShop({
    content: NO_CONTENT,
    ...location,
    mail,
    shopFile: sampleShopFile,
    onProgress: () => undefined,
  });
  running.push(shop);
  return shop;
}

/** Runs a command as an operator does. */
const command = (name: string, args: readonly string[], location: DataLocation, more: Record<string, string> = {}) =>
  run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '', ...more },
  });

const areThere = async ({ url }: RunningShop, orders: readonly Acknowledged[]) =>
  (await Promise.all(orders.map((order) => isThere(url, order)))).every(Boolean);

/** The stock of each product before the first order. */
let levels: ReadonlyMap<number, number>;

async function books(location: DataLocation) {
  const db = await openDatabase(databaseLocation(location));
  return readBooks(db, levels).finally(() => db.destroy());
}

/** Takes a backup while people order, and restores it elsewhere: every order before it is there, and what is there adds up. */
async function backUpUnderLoad(shop: RunningShop, location: DataLocation): Promise<void> {
  const buyers = sendBuyers(shop.url, [...levels.keys()]);
  await buyers.more(5);
  const before = [...buyers.acknowledged];
  const file = join(places.directory(), 'backup.sqlite');
  await command('backup', [file], location);
  expect(buyers.acknowledged.length).toBeGreaterThan(before.length);
  await buyers.stop();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const all = await books(location);
  expect(all.faults).toEqual([]);

  const restored = await places.place('SQLite');
  await command('restore', [file], restored);
  const { orders, faults } = await books(restored);
  expect(faults).toEqual([]);
  for (const { attempt, id } of before) expect(orders.get(attempt.key)).toEqual(all.orders.get(attempt.key) ?? id);
}

/** Moves the data while people order: the new place has every order up to the refusal, and the old one changes no more. */
async function moveUnderLoad(old: RunningShop, from: DataLocation, to: DataLocation): Promise<RunningShop> {
  const before = await books(from);
  const buyers = sendBuyers(old.url, [...levels.keys()]);
  await buyers.more(5);
  const target = to.databaseUrl === undefined ? ['--to', to.dataDir] : [];
  await command('move', target, from, { MOVE_TO_DATABASE_URL: to.databaseUrl ?? '' });
  await buyers.refused();

  const refused = await fetch(`${old.url}/add_to_cart`, {
    method: 'POST',
    body: JSON.stringify({ items: [{ product_id: [...levels.keys()][0], quantity: 1 }] }),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await areThere(old, buyers.acknowledged)).toBe(true);
  await stopAll();

  const moved = await start(to);
  expect(await areThere(moved, buyers.acknowledged)).toBe(true);
  const after = await books(to);
  expect([after.faults, after.orders.size]).toEqual([[], before.orders.size + buyers.acknowledged.length]);
  const { number } = await checkOut(moved.url, await fillCart(moved.url, [...levels.keys()]));
  expect(number).toBe(`ORD-${100_000 + after.orders.size + 1}`);
  return moved;
}

// By way of PostgreSQL and back where there is one.
const engine = ENGINES.at(-1) ?? 'SQLite';

test(
  `orders go on during a backup and a move from SQLite to ${engine}, and none is lost`,
  async () => {
    const original = await places.place('SQLite');
    await writeImportedCatalogue(await places.serve(original));
    const shop = await start(original);
    levels = new Map(stockUp(original.dataDir).map((id) => [id, STOCKED]));
    await backUpUnderLoad(shop, original);

    const between = await places.place(engine);
    const moved = await moveUnderLoad(shop, original, between);
    if (engine === 'SQLite') return;
    await backUpUnderLoad(moved, between);
    await moveUnderLoad(moved, between, await places.place('SQLite'));
  },
  3 * MINUTE_MILLISECONDS,
);
