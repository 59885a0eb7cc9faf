import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { databaseLocation, openDatabase } from '../../shop/database/open-database.ts';
import { testCompanyDetails } from '../../shop/mail/company-details.fixture.ts';
import { startShop, type RunningShop } from '../../shop/start-shop.ts';
import { stockUp } from '../crash/ledger.ts';
import { fillCart, isThere, checkOut, type Acknowledged } from '../crash/shoppers.ts';
import { readBooks, sendBuyers } from './buyers.fixture.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import type { DataLocation } from './sites.ts';

const MINUTE_MILLISECONDS = 60_000;
const run = promisify(execFile);

const places = usePlaces();
const running: RunningShop[] = [];
const stopAll = () => Promise.all(running.splice(0).map((shop) => shop.stop()));
afterEach(stopAll);

async function start(location: DataLocation): Promise<RunningShop> {
  const mail = { companyDetails: testCompanyDetails, smtpUrl: undefined, from: testCompanyDetails.email };
  const shop = await startShop({ ...location, seedProducts: 1, mail, onProgress: () => undefined });
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

async function books(location: DataLocation, levels: ReadonlyMap<number, number>) {
  const db = await openDatabase(databaseLocation(location));
  return readBooks(db, levels).finally(() => db.destroy());
}

// To PostgreSQL where there is one.
const engine = ENGINES.at(-1) ?? 'SQLite';

test(
  `twenty buyers lose no order to a backup, its restore and a move to ${engine}`,
  async () => {
    const original = await places.place('SQLite');
    const first = await start(original);
    const productIds = stockUp(original.dataDir);
    const levels = new Map(productIds.map((id) => [id, 1_000_000]));

    const buyers = sendBuyers(first.url, productIds);
    await buyers.more(20);
    const before = [...buyers.acknowledged];
    const file = join(places.directory(), 'backup.sqlite');
    await command('backup', [file], original);
    expect(buyers.acknowledged.length).toBeGreaterThan(before.length);
    await buyers.stop();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await books(original, levels)).faults).toEqual([]);
    await stopAll();

    const restored = await places.place('SQLite');
    await command('restore', [file], restored);
    const second = await start(restored);
    expect(await areThere(second, before)).toBe(true);
    const { orders, faults } = await books(restored, levels);
    expect(faults).toEqual([]);
    // Orders are in a backup or not: those that came while it was taken too.
    expect([...orders.keys()].filter((key) => !buyers.acknowledged.some(({ attempt }) => attempt.key === key))).toEqual(
      [],
    );

    const others = sendBuyers(second.url, productIds);
    await others.more(20);
    const target = await places.place(engine);
    await expect(command('restore', [file, '--replace'], restored)).rejects.toThrow('in use by a running shop');
    const moving = target.databaseUrl === undefined ? ['--to', target.dataDir] : [];
    await command('move', moving, restored, { MOVE_TO_DATABASE_URL: target.databaseUrl ?? '' });
    await others.refused();
    expect(others.acknowledged.length).toBeGreaterThanOrEqual(20);

    // The shop on the old data shows everything, changes nothing, and does not start again.
    const refused = await fetch(`${second.url}/add_to_cart`, {
      method: 'POST',
      body: JSON.stringify({ items: [{ product_id: productIds[0], quantity: 1 }] }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await areThere(second, others.acknowledged)).toBe(true);
    await stopAll();
    await expect(start(restored)).rejects.toThrow(/^The shop's data were moved to [^\n]+$/);

    const third = await start(target);
    expect(await areThere(third, [...before, ...others.acknowledged])).toBe(true);
    const after = await books(target, levels);
    expect([after.faults, after.orders.size]).toEqual([[], orders.size + others.acknowledged.length]);
    const { number } = await checkOut(third.url, await fillCart(third.url, productIds));
    expect(number).toBe(`LL-${100_000 + after.orders.size + 1}`);
  },
  3 * MINUTE_MILLISECONDS,
);
