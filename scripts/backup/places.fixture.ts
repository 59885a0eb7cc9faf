import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { schema } from '../../shop/embedded/database/database.fixture.ts';
import { migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import type { DataLocation } from './sites.ts';

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
    /** A schema of TEST_DATABASE_URL, or without it a directory. */
    async place(engine: 'SQLite' | 'PostgreSQL'): Promise<DataLocation> {
      if (engine === 'SQLite') return { dataDir: directory() };
      const place = schema(process.env.TEST_DATABASE_URL ?? '');
      const location = await place.make();
      removals.push(() => place.remove());
      return { dataDir: '', databaseUrl: 'databaseUrl' in location ? location.databaseUrl : undefined };
    },
    /** Opens the shop's database as a running shop does; closed after the test. */
    async serve(location: DataLocation) {
      const preparing = await openDatabase(databaseLocation(location));
      await migrate(preparing).finally(() => preparing.destroy());
      const db = await openDatabase(databaseLocation(location), { isServing: true });
      removals.push(() => db.destroy());
      return db;
    },
  };
}

export const ENGINES: ('SQLite' | 'PostgreSQL')[] = process.env.TEST_DATABASE_URL
  ? ['SQLite', 'PostgreSQL']
  : ['SQLite'];
