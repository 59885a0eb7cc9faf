import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { openSqlite as openShop } from '@storefront/embedded/database/sqlite.ts';
import { closeDataDirectory } from './data-directory.ts';
import { openSqlite as openPartners } from './partners/store/open-partner-store.ts';

let directory: string;
beforeEach(() => void (directory = temporaryFolder()));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a new data directory and its databases are readable by their owner alone', async () => {
  const dataDir = join(directory, 'a', 'data');
  expect(closeDataDirectory(dataDir)).toBeNull();
  const shop = openShop(join(dataDir, 'shop.sqlite'));
  const partners = openPartners(dataDir);
  expect(modeOf(dataDir)).toBe('700');
  await sql`create table written (value text)`.execute(shop);
  const files = readdirSync(dataDir);
  expect(files).toEqual(
    expect.arrayContaining(['partners.sqlite', 'shop.sqlite', 'shop.sqlite-shm', 'shop.sqlite-wal']),
  );
  expect(files.filter((name) => modeOf(join(dataDir, name)) !== '600')).toEqual([]);
  await Promise.all([shop.destroy(), partners.destroy()]);
});

test('a directory that a command creates is readable by its owner alone', async () => {
  const dataDir = join(directory, 'restored');
  const shop = openShop(join(dataDir, 'shop.sqlite'));
  expect([modeOf(dataDir), modeOf(join(dataDir, 'shop.sqlite'))]).toEqual(['700', '600']);
  await shop.destroy();
});

test('a data directory that is open to others is closed to them', () => {
  const dataDir = join(directory, 'data');
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  writeFileSync(join(dataDir, 'shop.sqlite'), '', { mode: 0o644 });
  writeFileSync(join(dataDir, 'shop.sqlite-wal'), '', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  expect(closeDataDirectory(dataDir)).toBeNull();
  const paths = [dataDir, join(dataDir, 'shop.sqlite'), join(dataDir, 'shop.sqlite-wal')];
  expect(paths.map(modeOf)).toEqual(['700', '600', '600']);
});

/** Fails while another process has a SQLite file open. A process's own locks would not keep it out. */
const LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
`;

test.each([
  ['shop.sqlite', () => openShop(join(directory, 'shop.sqlite'))],
  ['partners.sqlite', () => openPartners(directory)],
])('a second handle on %s does not release the lock of the first', async (name, open) => {
  const lock = () => execFileSync(process.execPath, ['--eval', LOCK, join(directory, name)], { stdio: 'pipe' });
  // A handle takes its lock when it first reads.
  const read = sql`select name from sqlite_master`;
  const first = open();
  await read.execute(first);
  const second = open();
  await read.execute(second);
  await second.destroy();
  expect(lock).toThrow('database is locked');
  await first.destroy();
  lock();
});
