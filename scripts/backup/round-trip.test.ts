import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLastBackup } from '../../shop/embedded/database/last-backup.ts';
import { writeBackup } from './backup.ts';
import type { DataLocation } from './data-location.ts';
import { dump, fillEveryTable, ROWS, withoutNul } from './every-table.fixture.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-24T08:05:09.123Z');
const places = usePlaces();

async function filled(): Promise<DataLocation> {
  const location = await places.place('SQLite');
  await (await places.serve(location)).destroy();
  await fillEveryTable(location);
  return location;
}

/** The id that the next cart gets; the cart is deleted again. */
async function nextCart(location: DataLocation): Promise<number> {
  const db = await places.serve(location);
  const cart = { token_hash: 'next', created_at: '', touched_at: '', customer_id: null };
  const { id } = await db.insertInto('carts').values(cart).returning('id').executeTakeFirstOrThrow();
  await db.deleteFrom('carts').where('id', '=', id).execute();
  await db.destroy();
  return id;
}

test('every row of every table survives a backup of a running shop and a restore, for its owner alone', async () => {
  const original = await filled();
  const wanted = await dump(original);
  expect([...wanted].filter(([, rows]) => rows.length < ROWS)).toEqual([]);
  const running = await places.serve(original);
  await running.selectFrom('carts').select('id').execute();
  const directory = places.directory();
  const backup = await writeBackup(original, directory, NOW);
  expect(backup).toBe(join(directory, 'shop-2026-11-24T08-05-09Z'));
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  expect(await readLastBackup(running)).toEqual(NOW);

  const restored = await places.place('SQLite');
  await restoreBackup(backup, restored, false);
  for (const name of ['shop.sqlite', 'partners.sqlite'])
    expect(statSync(join(restored.dataDir, name)).mode & 0o777).toBe(0o600);
  expect(await dump(restored)).toEqual(wanted);
  expect(await nextCart(restored)).toBe(ROWS + 1);
});

test.runIf(ENGINES.includes('PostgreSQL'))(
  'every row of every table survives a move to PostgreSQL, and a backup and a restore there',
  async () => {
    const original = await filled();
    const wanted = await dump(original);
    const moved = await places.place('PostgreSQL');
    expect(await nextCart(original)).toBe(ROWS + 1);
    const counts = await moveData(original.dataDir, moved.databaseUrl ?? '');
    expect([...counts.values()].filter((count) => count !== ROWS)).toEqual([]);
    expect(await dump(original)).toEqual(wanted);
    expect(await dump(moved)).toEqual(withoutNul(wanted));
    // The number of the deleted cart is not given again.
    expect(await nextCart(moved)).toBe(ROWS + 2);

    const backup = await writeBackup(moved, places.directory(), NOW);
    const restored = await places.place('PostgreSQL');
    await restoreBackup(backup, restored, false);
    expect(await dump(restored)).toEqual(withoutNul(wanted));
    expect(await nextCart(restored)).toBe(ROWS + 3);
  },
  60_000,
);
