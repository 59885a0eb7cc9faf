import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCartStore } from '../../shop/embedded/orders/carts/cart-store.ts';
import { migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { prepareFile } from './backup-files.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';
import type { DataLocation } from './sites.ts';
import { writeBackup } from './backup.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const places = usePlaces();

/** A backup of a shop with so many carts. */
async function backUp(carts: number, source?: DataLocation): Promise<string> {
  const location = source ?? (await places.place('SQLite'));
  const db = await places.serve(location);
  for (let index = 0; index < carts; index += 1) await createCartStore(db).create(NOW);
  const backup = prepareFile(join(places.directory(), 'backup.sqlite'), NOW);
  await writeBackup(location, backup, NOW);
  return backup.file;
}

async function countCarts(location: DataLocation): Promise<number> {
  const db = await places.serve(location);
  const carts = await db.selectFrom('carts').select('id').execute();
  await db.destroy();
  return carts.length;
}

const edit = (file: string, statement: string) => {
  const db = new DatabaseSync(file);
  db.exec(statement);
  db.close();
};

test.each(ENGINES)(
  'a restore to %s replaces data only when it is told to, and not under a running shop',
  async (engine) => {
    const file = await backUp(2);
    const before = readFileSync(file);
    const place = await places.place(engine);
    await restoreBackup(file, place, false);
    const db = await places.serve(place);
    await createCartStore(db).create(NOW);

    await expect(restoreBackup(file, place, true)).rejects.toThrow('is in use by a running shop: stop it first');
    await db.destroy();
    await expect(restoreBackup(file, place, false)).rejects.toThrow('holds data already, in the table carts');
    expect(await countCarts(place)).toBe(3);
    await restoreBackup(file, place, true);
    expect(await countCarts(place)).toBe(2);
    expect(readFileSync(file).equals(before)).toBe(true);
    await expect(moveData({ from: place, to: { ...place }, isReplacing: true, now: NOW })).rejects.toThrow('already');
  },
);

test.each(ENGINES)('a restore to %s that fails half-way keeps what was there', async (engine) => {
  const place = await places.place(engine);
  await restoreBackup(await backUp(2), place, false);
  const source = await places.place('SQLite');
  const orphan = await backUp(1, source);
  if (engine === 'PostgreSQL') {
    // PostgreSQL notices a row that belongs to none when everything is copied.
    edit(
      join(source.dataDir, 'shop.sqlite'),
      "pragma foreign_keys = off; insert into sessions values ('hash', 'nobody', '')",
    );
  } else {
    // A table that cannot be dropped, after others were.
    edit(join(place.dataDir, 'shop.sqlite'), 'drop table stock; create view stock as select 1 as product_id');
  }
  const file = engine === 'PostgreSQL' ? await backUp(0, source) : orphan;
  await expect(restoreBackup(file, place, true)).rejects.toThrow(/sessions|stock/);
  const db = await places.serve(place);
  expect(await db.selectFrom('carts').select('id').execute()).toHaveLength(2);
});

test('a damaged, forged, truncated, foreign or later file is refused, and the place stays empty', async () => {
  const place = await places.place('SQLite');
  const restore = (file: string) => restoreBackup(file, place, false);
  const changed = await backUp(2);
  edit(changed, "update carts set created_at = 'changed' where id = 2");
  await expect(restore(changed)).rejects.toThrow(/carts holds 2 rows that differ from the 2 written/);
  const later = await backUp(1);
  edit(later, "insert into kysely_migration values ('999-later', '')");
  await expect(restore(later)).rejects.toThrow('is of a later version of the shop (999-later)');
  const forged = await backUp(1);
  edit(forged, 'alter table carts rename to real_carts; create view carts as select * from real_carts');
  await expect(restore(forged)).rejects.toThrow('has views or triggers');
  const short = await backUp(1);
  truncateSync(short, 8_192);
  await expect(restore(short)).rejects.toThrow(`${short} `);
  const foreign = join(places.directory(), 'foreign.sqlite');
  edit(foreign, 'create table notes (text text)');
  await expect(restore(foreign)).rejects.toThrow('was not written by npm run backup');
  writeFileSync(foreign, 'no database');
  await expect(restore(foreign)).rejects.toThrow('cannot be read as a backup: file is not a database');
  await expect(restore(`${foreign}.missing`)).rejects.toThrow('There is no file');
  expect(readdirSync(place.dataDir)).toEqual([]);
});

test.each(ENGINES)('a backup of an earlier version is migrated when it is restored to %s', async (engine) => {
  const old = await places.place('SQLite');
  const db = await openDatabase(databaseLocation(old));
  await migrate(db, '020-stock-alerts');
  const order = { cart_id: 1, content_hash: '', placed_at: '2026-01-01T00:00:00.000Z', status: 'paid' };
  const paid = {
    id: 'one',
    number: 100_001,
    idempotency_key: 'one',
    document: '{"paidAt":"2026-01-02T00:00:00.000Z"}',
  };
  await db
    .insertInto('orders')
    .values({ ...order, ...paid } as never)
    .execute();
  await db.destroy();
  const backup = prepareFile(join(places.directory(), 'backup.sqlite'), NOW);
  await writeBackup(old, backup, NOW);

  const place = await places.place(engine);
  await restoreBackup(backup.file, place, false);
  const restored = await places.serve(place);
  expect(await restored.selectFrom('orders').select('invoice_number').execute()).toEqual([{ invoice_number: 100_001 }]);
  await restored.destroy();
  await expect(moveData({ from: old, to: place, isReplacing: true, now: NOW })).rejects.toThrow(
    'of an earlier version',
  );
});

test.runIf(ENGINES.includes('PostgreSQL'))('tables of another schema in the search path are left alone', async () => {
  const [own, other] = [await places.place('PostgreSQL'), await places.place('PostgreSQL')];
  const neighbour = await places.serve(other);
  await createCartStore(neighbour).create(NOW);
  await neighbour.destroy();
  const url = new URL(own.databaseUrl ?? '');
  const [schema] = /test_\w+/.exec(other.databaseUrl ?? '') ?? [];
  url.searchParams.set('options', `${url.searchParams.get('options')},${schema}`);
  const file = await backUp(2);
  const both = { dataDir: '', databaseUrl: url.href.replaceAll('+', '%20') };
  await restoreBackup(file, both, false);
  await restoreBackup(file, both, true);
  expect([await countCarts(own), await countCarts(other)]).toEqual([2, 1]);
});

test('a failed backup leaves no file', async () => {
  const directory = places.directory();
  const backup = prepareFile(join(directory, 'backup.sqlite'), NOW);
  await expect(writeBackup({ dataDir: places.directory() }, backup, NOW)).rejects.toThrow('There is no shop in');
  const location = await places.place('SQLite');
  const db = await places.serve(location);
  await createCartStore(db).create(NOW);
  edit(join(location.dataDir, 'shop.sqlite'), "update counters set value = 1.5 where name = 'order'");
  await expect(writeBackup(location, backup, NOW)).rejects.toThrow('counters.value holds 1.5');
  expect(readdirSync(directory)).toEqual([]);
});
