import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach } from 'vitest';
import { openPartnerStore } from '../../gateway/partners/store/open-partner-store.ts';
import { postgresPlace } from '../../shop/embedded/database/database.fixture.ts';
import { migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import type { DataLocation } from './data-location.ts';

export const ENGINES: ('SQLite' | 'PostgreSQL')[] = process.env.TEST_DATABASE_URL
  ? ['SQLite', 'PostgreSQL']
  : ['SQLite'];

/** Empty places for data; removed after each test. */
export function usePlaces() {
  const removals: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const remove of removals.splice(0).reverse()) await remove();
  });
  const directory = () => {
    const path = mkdtempSync(join(tmpdir(), 'data-'));
    removals.push(() => rmSync(path, { recursive: true }));
    return path;
  };
  return {
    directory,
    /** A directory, or a database on the server of TEST_DATABASE_URL. */
    async place(engine: 'SQLite' | 'PostgreSQL'): Promise<DataLocation> {
      const dataDir = directory();
      if (engine === 'SQLite') return { dataDir };
      const place = postgresPlace(process.env.TEST_DATABASE_URL ?? '');
      const location = await place.make();
      removals.push(() => place.remove());
      return { dataDir, databaseUrl: 'databaseUrl' in location ? location.databaseUrl : undefined };
    },
    /** Opens the shop's database as a running shop does, with the partners' tables beside it; closed after the test. */
    async serve(location: DataLocation) {
      const preparing = await openDatabase(databaseLocation(location));
      await migrate(preparing).finally(() => preparing.destroy());
      const partners = await openPartnerStore(location);
      const db = await openDatabase(databaseLocation(location), { isServing: true });
      removals.push(() => db.destroy());
      // Kysely closes only a connection that was used.
      for (const opened of [partners, db]) await sql`select 1`.execute(opened);
      await partners.destroy();
      return db;
    },
  };
}
