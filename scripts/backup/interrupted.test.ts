import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openPartnerStore } from '../../gateway/partners/store/open-partner-store.ts';
import { createCartStore } from '../../shop/embedded/orders/carts/cart-store.ts';
import { migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { DatabaseUnavailableError } from '../../shop/embedded/database/postgres/errors.ts';
import type { Tables } from '../../shop/embedded/database/tables.ts';
import { moveData } from './move.ts';
import { ENGINES, usePlaces } from './places.fixture.ts';
import type { DataLocation } from './sites.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const places = usePlaces();

const other = (engine: string) => ENGINES.find((one) => one !== engine) ?? 'SQLite';
const move = (from: DataLocation, to: DataLocation) => moveData({ from, to, isReplacing: false, now: NOW });
const countCarts = async (db: Kysely<Tables>) => (await db.selectFrom('carts').select('id').execute()).length;

/** Migrates a database, as a start does. */
async function open(location: DataLocation): Promise<void> {
  const db = await openDatabase(databaseLocation(location));
  await migrate(db).finally(() => db.destroy());
}

/** Makes the mark that a source was moved fail, after the target has been filled. */
async function preventMark(db: Kysely<Tables>, engine: string): Promise<() => Promise<unknown>> {
  if (engine === 'SQLite') {
    await sql`create trigger moved_brands_insert after insert on brands begin select 1; end`.execute(db);
    return () => sql`drop trigger moved_brands_insert`.execute(db);
  }
  await sql`create function refuse_moved() returns integer language sql as 'select 1'`.execute(db);
  return () => sql`drop function refuse_moved`.execute(db);
}

test.each(ENGINES)(
  'data that were moved from %s refuse every change and every start, and say where they are',
  async (engine) => {
    const [from, to] = [await places.place(engine), await places.place(other(engine))];
    const running = await places.serve(from);
    const carts = createCartStore(running);
    const token = await carts.create(NOW);
    const { from: source, to: target } = await move(from, to);

    expect(await carts.exists(token)).toBe(true);
    const message = `The shop's data were moved to ${target} at ${NOW.toISOString()} and are no longer used here: start the shop on them there.`;
    const refusal = await carts.create(NOW).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseUnavailableError);
    expect(refusal).toMatchObject({ message });
    await expect(running.deleteFrom('carts').execute()).rejects.toThrow(message);
    await expect(running.updateTable('settings').set({ value: '' }).execute()).rejects.toThrow(message);
    await expect(open(from)).rejects.toThrow(message);
    await expect(move(from, to)).rejects.toThrow(message);
    const partners = await openPartnerStore(from);
    const names = { id: 'p1', key_hash: 'one', created_at: '', name: '', kind: '', scopes: '', origins: '' };
    const added = partners.insertInto('partners').values({ ...names, requests_per_minute: 1, cost_per_minute: 1 });
    await expect(added.execute().finally(() => partners.destroy())).rejects.toThrow(message);

    const there = await places.serve(to);
    expect([source, await createCartStore(there).exists(token)]).toEqual([expect.any(String), true]);
    expect(await countCarts(there)).toBe(1);
  },
);

test.each(ENGINES)(
  'a move from %s that ends before its mark leaves the source in use, and is repeated',
  async (engine) => {
    const [from, to] = [await places.place(engine), await places.place(other(engine))];
    const running = await places.serve(from);
    const allowMark = await preventMark(running, engine);
    await expect(move(from, to)).rejects.toThrow(/already exists|existing function/);

    await createCartStore(running).create(NOW);
    await open(from);
    await expect(open(to)).rejects.toThrow(
      /^The data here are not complete, because a move from [^\n]+ was interrupted: run it again\.$/,
    );

    await allowMark();
    await move(from, to);
    expect(await countCarts(await places.serve(to))).toBe(1);
  },
);

test.each(ENGINES)('a move from %s that ends after its mark is completed by the same command', async (engine) => {
  const [from, to] = [await places.place(engine), await places.place(other(engine))];
  const running = await places.serve(from);
  await createCartStore(running).create(NOW);
  await move(from, to);
  const moved = running.selectFrom('settings').select('value').where('key', '=', 'moved');
  const { value } = await moved.executeTakeFirstOrThrow();
  const there = await places.serve(to);
  const { id } = JSON.parse(value) as { id: string };
  const mark = { key: 'incomplete_copy', value: JSON.stringify({ id, action: 'move' }) };
  await there.insertInto('settings').values(mark).execute();
  await there.destroy();
  await expect(open(to)).rejects.toThrow('not complete');

  expect(await move(from, to)).toMatchObject({ contents: null });
  expect(await countCarts(await places.serve(to))).toBe(1);
});
