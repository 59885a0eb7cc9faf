import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { migrate } from './migrations/migrations.ts';
import { openDatabase, databaseLocation, type DatabaseLocation } from './open-database.ts';
import type { Tables } from './tables.ts';

/** An empty place for a database. */
export interface TestDatabase {
  engine: 'SQLite' | 'PostgreSQL';
  location(): DatabaseLocation;
  /** Opens the database with its tables, as a serving thread does. Each call opens a separate handle, as another process would; closed when the place is removed. */
  open(): Promise<Kysely<Tables>>;
}

/** An empty directory or schema for a test. */
export interface Place {
  make(): Promise<DatabaseLocation>;
  remove(): Promise<void>;
}

interface EachDatabaseOptions {
  /** One place for all the tests. Defaults to false: a new one for each. */
  isShared?: boolean;
}

/** Runs the same tests on every supported engine: on PostgreSQL only when TEST_DATABASE_URL names a server. */
export function eachDatabase(
  define: (store: TestDatabase) => void,
  { isShared = false }: EachDatabaseOptions = {},
): void {
  const engines: [TestDatabase['engine'], () => Place][] = [['SQLite', folder]];
  const url = process.env.TEST_DATABASE_URL;
  if (url) engines.push(['PostgreSQL', () => schema(url)]);
  describe.each(engines)('on %s', (engine, createPlace) => {
    const place = createPlace();
    const opened: Kysely<Tables>[] = [];
    let location: DatabaseLocation;
    const make = async () => {
      location = await place.make();
    };
    const remove = async () => {
      await Promise.all(opened.splice(0).map((db) => db.destroy()));
      await place.remove();
    };
    (isShared ? beforeAll : beforeEach)(make);
    (isShared ? afterAll : afterEach)(remove);
    define({
      engine,
      location: () => location,
      async open() {
        const preparing = await openDatabase(location);
        await migrate(preparing).finally(() => preparing.destroy());
        const db = await openDatabase(location, { isServing: true });
        opened.push(db);
        return db;
      },
    });
  });
}

function folder(): Place {
  let directory = '';
  return {
    async make() {
      directory = mkdtempSync(join(tmpdir(), 'shop-store-'));
      return databaseLocation({ dataDir: directory });
    },
    async remove() {
      rmSync(directory, { recursive: true });
    },
  };
}

/** A schema for each test file: files run in parallel on one server. */
export function schema(url: string): Place {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async make() {
      await run(`create schema ${name}`);
      const own = new URL(url);
      own.searchParams.set('options', `-c search_path=${name}`);
      // URLSearchParams writes a space as a plus, which the driver does not decode.
      return { databaseUrl: own.href.replaceAll('+', '%20') };
    },
    remove: () => run(`drop schema ${name} cascade`),
  };
}
