import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleShopFile } from '../../sample-shop-file.fixture.ts';
import { readShopState } from '../../shop-state.ts';
import { eachEmptyDatabase } from '../database.fixture.ts';
import { openDatabase } from '../open-database.ts';
import { migrate, VERSIONS } from './migrations.ts';

eachEmptyDatabase((store) => {
  async function opened<Result>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
    const db = await openDatabase(store.location());
    return work(db).finally(() => db.destroy());
  }

  test('an upgrade says what it changed and how long it took; a new database and an unchanged one say nothing', () =>
    opened(async (db) => {
      const said: string[] = [];
      const say = (message: string) => void said.push(message);
      await migrate(db, VERSIONS.at(-3), say);
      expect(said).toEqual([]);
      await migrate(db, undefined, say);
      await migrate(db, undefined, say);
      const names = VERSIONS.slice(-2).map((name) => name.slice(4).replaceAll('-', ' '));
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^The data were of an earlier version: 2 migrations in \d+\.\d s \([^\n]+\)\.$/);
      expect(said[0]).toContain(`(${names.join(', ')})`);
    }));

  test('data of a later version are refused in one line, and left as they are', () =>
    opened(async (db) => {
      await migrate(db, VERSIONS.at(-2));
      await sql`insert into kysely_migration (name, timestamp) values ('999-gift-cards', '2030')`.execute(db);
      await expect(migrate(db)).rejects.toThrow(
        /^The data are of a later version of the shop \(gift cards\): [^\n]+ Nothing was changed\.$/,
      );
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
      expect(rows.slice(-2).map(({ name }) => name)).toEqual([VERSIONS.at(-2), '999-gift-cards']);
      const location = store.location();
      const state = await readShopState(
        'file' in location
          ? { dataDir: location.file.replace(/\/[^/]+$/, ''), databaseUrl: undefined, shopFile: sampleShopFile }
          : { dataDir: '', databaseUrl: location.databaseUrl, shopFile: sampleShopFile },
      );
      expect(state).toMatchObject({ database: 'unusable', problem: expect.stringContaining('gift cards') as string });
    }));
});
