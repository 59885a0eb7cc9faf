import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Type } from 'typebox';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { readSharedConfig } from '../../schema/settings/shared-config.ts';
import { whole } from '../../schema/settings/values.ts';
import { createDatabaseFile } from '../../schema/settings/database-file.ts';
import { writeLastBackup } from '../../shop/embedded/database/last-backup.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { pathOption, POSTGRES_DUMP, runPostgres, sqliteFiles, type DataLocation } from './data-location.ts';

const USAGE = `npm run backup -- [DIRECTORY] [--keep 14] [--data-dir DIR]

  DIRECTORY   writes a folder named after the time to it, and must exist; defaults to DATA_DIR/backups
  --keep      keeps the newest backups of the DIRECTORY, this many, and deletes the others; defaults to all
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shop may be running. The backup has customers' data and the hashes of passwords and keys.

Example: npm run backup -- /mnt/backups --keep 14`;

const options = {
  keep: Type.Optional(whole(1, 10_000)),
  'data-dir': pathOption,
};

/** Names sort by time. */
const NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

async function backUp(args: readonly string[], now: Date): Promise<void> {
  const { values, words } = readOptions(options, args, 1);
  const dataDir = values['data-dir'];
  const location: DataLocation = dataDir === undefined ? readSharedConfig(process.env) : { dataDir };
  const directory = resolve(words[0] ?? join(location.dataDir, 'backups'));
  if (words[0] === undefined) mkdirSync(directory, { recursive: true, mode: 0o700 });
  console.log(await writeBackup(location, directory, now));
  if (values.keep !== undefined) console.log(`${pruneBackups(directory, values.keep)} older backups deleted`);
}

/**
 * Writes a backup of the data, which others may change meanwhile, and returns its folder. The folder gets its name when
 * it is complete.
 */
export async function writeBackup(location: DataLocation, directory: string, now: Date): Promise<string> {
  const folder = join(directory, `shop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const partial = `${folder}.partial`;
  mkdirSync(partial, { mode: 0o700 });
  try {
    if (location.databaseUrl === undefined)
      for (const file of sqliteFiles(location.dataDir)) copySqlite(file, join(partial, basename(file)));
    else {
      const file = join(partial, POSTGRES_DUMP);
      await runPostgres('pg_dump', ['--format=custom', `--file=${file}`], location.databaseUrl);
      flush(file);
    }
    renameSync(partial, folder);
    flush(directory);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  const db = await openDatabase(databaseLocation(location));
  await writeLastBackup(db, now).finally(() => db.destroy());
  return folder;
}

function copySqlite(file: string, copy: string): void {
  createDatabaseFile(copy);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
  flush(copy);
}

/** SQLite does not flush what VACUUM INTO writes. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Deletes all but the newest backups in a directory. Returns the number deleted. */
export function pruneBackups(directory: string, keep: number): number {
  const names = readdirSync(directory).filter((name) => NAME.test(name));
  const old = names.sort().slice(0, -keep);
  for (const name of old) rmSync(join(directory, name), { recursive: true });
  return old.length;
}

if (import.meta.main) await runProgram(USAGE, (args) => backUp(args, new Date()));
