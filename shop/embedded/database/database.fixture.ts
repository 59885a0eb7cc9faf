import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { migrate } from './migrations/migrations.ts';
import { openDatabase, databaseLocation, type DatabaseLocation } from './open-database.ts';
import type { Tables } from './tables.ts';

export interface TestDatabase {
  engine: 'SQLite' | 'PostgreSQL';
  location(): DatabaseLocation;
  /**
   * Opens the database with its tables, as a serving thread does. Each call opens a separate handle, as another process
   * would; closed when the place is removed.
   */
  open(): Promise<Kysely<Tables>>;
}

/** A directory, database or schema for a test. */
export interface Place {
  /** Makes an empty place, or a copy of the given one. */
  make(template?: DatabaseLocation): Promise<DatabaseLocation>;
  remove(): Promise<void>;
}

interface DatabaseOptions {
  /** One place for all the tests. Defaults to false: a new one for each. */
  isShared?: boolean;
  /** Without tables until it is opened. Defaults to false: a copy of a migrated database, which is faster. */
  isEmpty?: boolean;
}

/** For the tests of modules that hold SQL: on SQLite, or on PostgreSQL alone if TEST_DATABASE_URL names a server. */
export function eachDatabase(define: (store: TestDatabase) => void, options: DatabaseOptions = {}): void {
  const url = process.env.TEST_DATABASE_URL;
  describe(url ? 'on PostgreSQL' : 'on SQLite', () =>
    define(url ? testDatabase('PostgreSQL', () => postgresPlace(url), options) : sqliteDatabase(options)),
  );
}

/** The same with one place for all the tests. */
export const eachSharedDatabase = (define: (store: TestDatabase) => void): void =>
  eachDatabase(define, { isShared: true });

/** The same without tables. */
export const eachEmptyDatabase = (define: (store: TestDatabase) => void): void =>
  eachDatabase(define, { isEmpty: true });

/** For the tests of everything above those modules. */
export const sqliteDatabase = (options: DatabaseOptions = {}): TestDatabase => testDatabase('SQLite', folder, options);

function testDatabase(
  engine: TestDatabase['engine'],
  createPlace: () => Place,
  { isShared = false, isEmpty = isShared }: DatabaseOptions,
): TestDatabase {
  const template = createPlace();
  const place = createPlace();
  const opened: Kysely<Tables>[] = [];
  let migrated: DatabaseLocation | undefined;
  let location: DatabaseLocation;
  if (!isEmpty) {
    beforeAll(async () => {
      migrated = await template.make();
      await withTables(migrated);
    });
    afterAll(() => template.remove());
  }
  (isShared ? beforeAll : beforeEach)(async () => {
    location = await place.make(migrated);
  });
  (isShared ? afterAll : afterEach)(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
    await place.remove();
  });
  return {
    engine,
    location: () => location,
    async open() {
      await withTables(location);
      const db = await openDatabase(location, { isServing: true });
      opened.push(db);
      return db;
    },
  };
}

async function withTables(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location);
  await migrate(db).finally(() => db.destroy());
}

function folder(): Place {
  let directory = '';
  return {
    async make(template) {
      directory = mkdtempSync(join(tmpdir(), 'shop-store-'));
      const location = databaseLocation({ dataDir: directory });
      if (template && 'file' in template && 'file' in location) copyFileSync(template.file, location.file);
      return location;
    },
    async remove() {
      rmSync(directory, { recursive: true });
    },
  };
}

const onServer = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** A database for each test: a copy of one with tables takes a third of the time of the migrations. */
export function postgresPlace(url: string): Place {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return {
    async make(template) {
      const source =
        template && 'databaseUrl' in template ? new URL(template.databaseUrl).pathname.slice(1) : 'template1';
      await onServer(url, `create database ${name} template ${source} strategy file_copy`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return { databaseUrl: own.href };
    },
    remove: () => onServer(url, `drop database ${name} with (force)`),
  };
}
