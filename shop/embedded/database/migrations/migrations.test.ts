import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachEmptyDatabase } from '../database.fixture.ts';
import { openDatabase } from '../open-database.ts';
import { migrate, readMigrations } from './migrations.ts';

eachEmptyDatabase((store) => {
  test('data of another version are refused in one line, and left as they are', async () => {
    const db = await openDatabase(store.location());
    try {
      expect(await readMigrations(db)).toEqual([]);
      await sql`create table kysely_migration (name text, timestamp text)`.execute(db);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-gift-cards', '2030')`.execute(db);
      await expect(migrate(db)).rejects.toThrow(
        /^The data are of another version of the shop \(9999-gift-cards\): [^\n]+ Nothing was changed\.$/,
      );
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
      expect(tables.map(({ name }) => name)).toEqual(['kysely_migration']);
    } finally {
      await db.destroy();
    }
  });
});
