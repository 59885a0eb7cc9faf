import { cpSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createCartStore } from '../../shop/embedded/orders/carts/cart-store.ts';
import { pruneBackups, writeBackup } from './backup.ts';
import type { DataLocation } from './data-location.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const IN_USE = 'is in use by a running shop: stop it first';
const places = usePlaces();
const hasPostgres = ENGINES.includes('PostgreSQL');

/** Adds carts to a shop, and stops it. */
async function addCarts(location: DataLocation, carts: number): Promise<void> {
  const db = await places.serve(location);
  for (let index = 0; index < carts; index += 1) await createCartStore(db).create(NOW);
  await db.destroy();
}

async function backUp(engine: 'SQLite' | 'PostgreSQL', carts: number): Promise<string> {
  const location = await places.place(engine);
  await addCarts(location, carts);
  return writeBackup(location, places.directory(), NOW);
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
    const backup = await backUp(engine, 2);
    const place = await places.place(engine);
    await restoreBackup(backup, place, false);
    const db = await places.serve(place);
    await createCartStore(db).create(NOW);

    await expect(restoreBackup(backup, place, true)).rejects.toThrow(IN_USE);
    await db.destroy();
    await expect(restoreBackup(backup, place, false)).rejects.toThrow('already. Use --replace');
    expect(await countCarts(place)).toBe(3);
    await restoreBackup(backup, place, true);
    expect(await countCarts(place)).toBe(2);
  },
);

test('a damaged, foreign or missing backup is refused in one line, and the place stays empty', async () => {
  const place = await places.place('SQLite');
  const good = await backUp('SQLite', 2);
  const damaged = (damage: (file: string) => void) => {
    const folder = join(places.directory(), 'backup');
    cpSync(good, folder, { recursive: true });
    damage(join(folder, 'shop.sqlite'));
    return restoreBackup(folder, place, false);
  };
  await expect(damaged((file) => truncateSync(file, 8_192))).rejects.toThrow(/shop\.sqlite is damaged: [^\n]+$/);
  await expect(damaged((file) => writeFileSync(file, 'no database'))).rejects.toThrow('file is not a database');
  await expect(restoreBackup(`${good}.missing`, place, false)).rejects.toThrow('There is no shop in');
  expect(readdirSync(place.dataDir)).toEqual([]);
});

test('a failed backup leaves nothing', async () => {
  const directory = places.directory();
  await expect(writeBackup({ dataDir: places.directory() }, directory, NOW)).rejects.toThrow('There is no shop in');
  const databaseUrl = 'postgres://shop:secret@127.0.0.1:9/shop';
  const failure = writeBackup({ dataDir: '', databaseUrl }, directory, NOW);
  await expect(failure).rejects.toThrow(/^(?:(?!secret).)*127\.0\.0\.1(?:(?!secret).)*$/s);
  expect(readdirSync(directory)).toEqual([]);
});

test('keeps the newest backups, and deletes nothing else', () => {
  const directory = places.directory();
  const others = ['shop-2026-11-20', 'shop-2026-11-20T03-00-00Z.partial', 'shop.sqlite'];
  const backups = ['21', '22', '23'].map((day) => `shop-2026-11-${day}T03-00-00Z`);
  for (const name of [...others, ...backups]) mkdirSync(join(directory, name));
  expect(pruneBackups(directory, 2)).toBe(1);
  expect(readdirSync(directory).sort()).toEqual([...others, ...backups.slice(1)].sort());
});

test('a move is refused while a shop runs on the files', async () => {
  const from = await places.place('SQLite');
  const db = await places.serve(from);
  await createCartStore(db).create(NOW);
  await expect(moveData(from.dataDir, 'postgres://127.0.0.1:9/shop')).rejects.toThrow(IN_USE);
});

test.runIf(hasPostgres)(
  'a move is refused to a database with data or a running shop, and changes nothing',
  async () => {
    const from = await places.place('SQLite');
    await addCarts(from, 2);
    const to = await places.place('PostgreSQL');
    const running = await places.serve(to);
    await createCartStore(running).create(NOW);
    await expect(moveData(from.dataDir, to.databaseUrl ?? '')).rejects.toThrow(IN_USE);
    await running.destroy();
    await expect(moveData(from.dataDir, to.databaseUrl ?? '')).rejects.toThrow(
      'holds data already, in the table carts',
    );
    expect([await countCarts(from), await countCarts(to)]).toEqual([2, 1]);
  },
);

test.runIf(hasPostgres)('a move fails whole where PostgreSQL would store something else', async () => {
  const from = await places.place('SQLite');
  await addCarts(from, 1);
  edit(join(from.dataDir, 'shop.sqlite'), "insert into settings values ('number', x'31')");
  const to = await places.place('PostgreSQL');
  await expect(moveData(from.dataDir, to.databaseUrl ?? '')).rejects.toThrow(
    'other values than SQLite for rows of settings',
  );
  expect(await countCarts(to)).toBe(0);
});
