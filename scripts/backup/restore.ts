import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CommandLineError, readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { readSharedConfig } from '../../schema/settings/shared-config.ts';
import { isGiven } from '../../schema/settings/values.ts';
import { createDatabaseFile } from '../../schema/settings/database-file.ts';
import { openDatabase } from '../../shop/embedded/database/open-database.ts';
import { takeServingLock } from '../../shop/embedded/database/postgres/serving-lock.ts';
import { RefusedError } from '../../shop/embedded/database/refused-error.ts';
import {
  inUse,
  openUnused,
  pathOption,
  POSTGRES_DUMP,
  runPostgres,
  SQLITE_FILES,
  sqliteFiles,
  type DataLocation,
} from './data-location.ts';

const USAGE = `npm run restore -- BACKUP [--replace] [--data-dir DIR]

  BACKUP      a folder that npm run backup has written
  --replace   replaces existing data; without it a restore over existing data is refused
  --data-dir  overrides DATA_DIR and DATABASE_URL

Stop every gateway that uses the data first.

Example: npm run restore -- data/backups/shop-2026-11-26T09-30-00Z --data-dir /tmp/check`;

async function restore(args: readonly string[]): Promise<void> {
  const { values, words } = readOptions({ replace: isGiven, 'data-dir': pathOption }, args, 1);
  const [folder] = words;
  if (folder === undefined) throw new CommandLineError('The backup to restore is needed.');
  const dataDir = values['data-dir'];
  const location: DataLocation = dataDir === undefined ? readSharedConfig(process.env) : { dataDir };
  await restoreBackup(folder, location, values.replace ?? false);
  console.log(`${resolve(folder)} is restored.`);
}

/** Writes a backup to an empty place, or over its data. Throws a RefusedError while a shop runs there. */
export async function restoreBackup(
  folder: string,
  { dataDir, databaseUrl }: DataLocation,
  isReplacing: boolean,
): Promise<void> {
  const dump = join(folder, POSTGRES_DUMP);
  if (existsSync(dump)) {
    if (databaseUrl === undefined) throw new RefusedError(`${folder} is of PostgreSQL: set DATABASE_URL.`);
    return restorePostgres(dump, databaseUrl, isReplacing);
  }
  const files = sqliteFiles(folder);
  if (databaseUrl !== undefined)
    throw new RefusedError(`${folder} is of SQLite: restore it to a directory with --data-dir, then use npm run move.`);
  for (const file of files) refuseDamaged(file);
  await refuseDirectory(dataDir, isReplacing);
  for (const file of files) await copyOver(file, join(dataDir, basename(file)));
}

/** SQLite writes all pages in one transaction: after a crash the old data are still there. */
async function copyOver(file: string, target: string): Promise<void> {
  createDatabaseFile(target);
  const source = new DatabaseSync(file, { readOnly: true });
  await backup(source, target).finally(() => source.close());
}

function refuseDamaged(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [result = {}] = database.prepare('PRAGMA integrity_check(1)').all();
    if (result.integrity_check !== 'ok') throw new Error(String(result.integrity_check));
  } catch (error) {
    throw new RefusedError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    database.close();
  }
}

async function refuseDirectory(dataDir: string, isReplacing: boolean): Promise<void> {
  for (const file of SQLITE_FILES.map((name) => resolve(dataDir, name))) {
    if (!existsSync(file)) continue;
    if (!isReplacing) throw new RefusedError(`${file} exists already. Use --replace to replace all data.`);
    await (await openUnused(file)).destroy();
  }
}

/** In one transaction, under a lock that keeps shops from starting. */
async function restorePostgres(dump: string, databaseUrl: string, isReplacing: boolean): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', dump];
  try {
    await db.transaction().execute(async (transaction) => {
      if (!(await takeServingLock(transaction))) throw inUse('The database');
      if (!isReplacing && (await transaction.introspection.getTables()).length > 0)
        throw new RefusedError('The database holds tables already. Use --replace to replace all data.');
      await runPostgres('pg_restore', options, databaseUrl);
    });
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) await runProgram(USAGE, restore);
