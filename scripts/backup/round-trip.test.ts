import { sql } from 'kysely';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLastBackup } from '../../shop/embedded/database/copy/last-backup.ts';
import { readShapes } from '../../shop/embedded/database/copy/shapes.ts';
import { LATEST_VERSION, migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { prepareFile } from './backup-files.ts';
import { dump, fillEveryTable, ROWS, withoutNul } from './every-table.fixture.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import { restoreBackup } from './restore.ts';
import { createPartners, inSnapshot, withSource, withTarget, type DataLocation } from './sites.ts';
import { recordBackup, writeBackup } from './backup.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const places = usePlaces();

const read = (location: DataLocation) => withSource(location, (site) => inSnapshot(site, () => dump(site)));

async function filled(): Promise<DataLocation> {
  const location = await places.place('SQLite');
  const db = await openDatabase(databaseLocation(location));
  await migrate(db).finally(() => db.destroy());
  await withSource(location, async () => undefined);
  await withTarget(location, fillEveryTable);
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

test.each(ENGINES)(
  'every row of every table survives a backup, a restore and moves to %s and back',
  async (engine) => {
    const original = await filled();
    const wanted = await read(original);
    expect([...wanted].filter(([, rows]) => rows.length < ROWS - 2)).toEqual([]);

    const backup = prepareFile(join(places.directory(), 'backup.sqlite'), NOW);
    const contents = await writeBackup(original, backup, NOW);
    await recordBackup(original, NOW);
    expect(contents.get('orders')).toMatchObject({ rows: ROWS });
    const restored = await places.place('SQLite');
    await restoreBackup(backup.file, restored, false);
    for (const name of ['shop.sqlite', 'partners.sqlite'])
      expect(statSync(join(restored.dataDir, name)).mode & 0o777).toBe(0o600);
    expect(await read(restored)).toEqual(wanted);
    for (const location of [original, restored])
      expect(await withSource(location, ({ db }) => readLastBackup(db))).toEqual(NOW);

    const moved = await places.place(engine);
    await moveData({ from: restored, to: moved, isReplacing: false, now: NOW });
    const stored = engine === 'PostgreSQL' ? withoutNul(wanted) : wanted;
    expect(await read(moved)).toEqual(stored);
    expect(await nextCart(moved)).toBe(ROWS + 1);

    // A backup of either engine is restored to either.
    const second = prepareFile(join(places.directory(), 'backup.sqlite'), NOW);
    await writeBackup(moved, second, NOW);
    const again = await places.place(engine);
    await restoreBackup(second.file, again, false);
    expect(await read(again)).toEqual(stored);

    await moveData({ from: moved, to: restored, isReplacing: true, now: NOW });
    expect(await read(restored)).toEqual(stored);
    expect(await nextCart(restored)).toBe(ROWS + 2);
  },
  60_000,
);

test.runIf(ENGINES.includes('PostgreSQL'))(
  'PostgreSQL has the tables, columns and numbering that are read from SQLite',
  async () => {
    const location = await places.place('PostgreSQL');
    await places.serve(location);
    const columns = await withSource(location, async ({ db }) => {
      const { rows } = await sql<{ name: string }>`
        select table_name || '.' || column_name || case when is_identity = 'YES' then ' numbered' else '' end as name
        from information_schema.columns where table_schema = current_schema() and table_name not like 'kysely%'`.execute(
        db,
      );
      return rows.map(({ name }) => name);
    });
    const shapes = await readShapes(createPartners, LATEST_VERSION);
    const read = shapes.flatMap((shape) =>
      shape.columns.map(
        (column) => `${shape.name}.${column}${shape.isNumbered && column === shape.key[0] ? ' numbered' : ''}`,
      ),
    );
    expect(read.sort()).toEqual(columns.sort());
  },
);
