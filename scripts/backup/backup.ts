import { rmSync, statSync } from 'node:fs';
import { z } from 'zod';
import { CommandLineError, readOptions, runProgram } from '../../config/command-line.ts';
import { readConfig } from '../../config/config.ts';
import { checkBackup, sealBackup } from '../../shop/embedded/database/copy/contents.ts';
import { writeLastBackup } from '../../shop/embedded/database/copy/last-backup.ts';
import { refuseUnusable } from '../../shop/embedded/database/copy/marks.ts';
import { refill, type Contents } from '../../shop/embedded/database/copy/refill.ts';
import { readVersion } from '../../shop/embedded/database/copy/version.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { makeDefaultDirectory, prepareFile, pruneBackups, publish, type BackupFile } from './backup-files.ts';
import { contentsLine, megabytes, secondsSince } from './report.rules.ts';
import {
  createPartners,
  inSnapshot,
  pathOption,
  refuseMissing,
  withBackup,
  withNewFile,
  withSource,
  type DataLocation,
} from './sites.ts';

const USAGE = `npm run backup -- [FILE | DIRECTORY] [--keep 14] [--data-dir DIR]

  FILE        the file to write, which must not exist
  DIRECTORY   writes a file named after the time to it, and must exist; defaults to DATA_DIR/backups
  --keep      keeps the newest backups of the DIRECTORY, this many, and deletes the others; defaults to all
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shop may be running. The file has customers' data and the hashes of passwords and keys.

Example: npm run backup -- /mnt/backups --keep 14`;

const options = {
  keep: z.coerce.number('must be a number').int().min(1, 'must be 1 at least').max(10_000).optional(),
  'data-dir': pathOption,
};

/** Parses a command line. `path` is a file or a directory; undefined for the default directory. Throws a CommandLineError. */
export function readBackupCommand(args: readonly string[]) {
  const { values, words } = readOptions(options, args, 1);
  return { path: words[0], keep: values.keep, dataDir: values['data-dir'] };
}

/** Writes the shop's and the partners' data to a SQLite file. */
async function backUp(words: readonly string[], now: Date): Promise<void> {
  const started = performance.now();
  const { path, keep, dataDir } = readBackupCommand(words);
  const location: DataLocation = dataDir === undefined ? readConfig(process.env) : { dataDir };
  refuseMissing(location);
  const backup = prepareFile(path ?? makeDefaultDirectory(location.dataDir), now);
  if (keep !== undefined && !backup.isDated) throw new CommandLineError('--keep: needs a directory rather than a file');
  const contents = await writeBackup(location, backup, now);
  console.log(`${backup.file}: ${contentsLine(contents)}`);
  console.log(`${megabytes(statSync(backup.file).size)} in ${secondsSince(started)}, read back and compared`);
  if (keep !== undefined) console.log(`${pruneBackups(backup.file, keep)} older backups deleted`);
  // The backup is valid even if this fails.
  await recordBackup(location, now).catch((error: unknown) =>
    console.error(`Its time could not be noted in the shop's settings: ${String(error)}`),
  );
}

/** Writes a consistent snapshot of the data, during which others can write. The file gets its final name when it is complete and verified. */
export async function writeBackup(location: DataLocation, backup: BackupFile, now: Date): Promise<Contents> {
  try {
    await withSource(location, (source) =>
      inSnapshot(source, async () => {
        const version = await readVersion(source);
        await refuseUnusable(source.db);
        await withNewFile(backup.partial, async (target) => {
          const contents = await refill({ source, target, version, createOthers: createPartners });
          await sealBackup(target, createPartners, contents, now);
        });
      }),
    );
    const contents = await withBackup(backup.partial, (file) => checkBackup(file, createPartners));
    publish(backup);
    return contents;
  } finally {
    rmSync(backup.partial, { force: true });
  }
}

/** Stores the time of a backup in the shop's settings. Gives up soon while the database is locked. */
export async function recordBackup(location: DataLocation, at: Date): Promise<void> {
  const db = await openDatabase(databaseLocation(location), { isServing: true });
  await writeLastBackup(db, at).finally(() => db.destroy());
}

if (import.meta.main) await runProgram(USAGE, (args) => backUp(args, new Date()));
