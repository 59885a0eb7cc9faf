import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { CommandLineError, readOptions, runProgram } from '../../config/command-line.ts';
import { readConfig } from '../../config/config.ts';
import { checkBackup } from '../../shop/embedded/database/copy/contents.ts';
import { readLastBackup } from '../../shop/embedded/database/copy/last-backup.ts';
import { clearIncomplete, markIncomplete } from '../../shop/embedded/database/copy/marks.ts';
import { refill, refuseData, type Contents } from '../../shop/embedded/database/copy/refill.ts';
import { LATEST_VERSION } from '../../shop/embedded/database/migrations/migrations.ts';
import { contentsLine, secondsSince } from './report.rules.ts';
import {
  createPartners,
  pathOption,
  replaceOption,
  replacing,
  withBackup,
  withTarget,
  type DataLocation,
} from './sites.ts';

const USAGE = `npm run restore -- FILE [--replace] [--data-dir DIR]

  FILE        a file that npm run backup has written
  --replace   replaces existing data; without it a restore over existing data is refused
  --data-dir  overrides DATA_DIR and DATABASE_URL

Stop every gateway that uses the data first.

Example: npm run restore -- data/backups/shop-2026-11-26T09-30-00Z.sqlite --data-dir /tmp/check`;

export function readRestoreCommand(args: readonly string[]) {
  const { values, words } = readOptions({ replace: replaceOption, 'data-dir': pathOption }, args, 1);
  const [file] = words;
  if (file === undefined) throw new CommandLineError('The file to restore is needed.');
  return { file, isReplacing: values.replace ?? false, dataDir: values['data-dir'] };
}

async function restore(words: readonly string[]): Promise<void> {
  const started = performance.now();
  const { file, isReplacing, dataDir } = readRestoreCommand(words);
  const location = dataDir === undefined ? readConfig(process.env) : { dataDir };
  const { place, contents, takenAt } = await restoreBackup(file, location, isReplacing);
  console.log(`${place}: ${contentsLine(contents)}`);
  console.log(
    `as they were at ${takenAt?.toISOString()}; restored in ${secondsSince(started)}, read back and compared`,
  );
}

interface Restored {
  place: string;
  contents: Contents;
  /** When the backup was taken. */
  takenAt: Date | null;
}

/** Copies a backup into an empty place, or replaces its data once the copy is complete. */
export async function restoreBackup(file: string, location: DataLocation, isReplacing: boolean): Promise<Restored> {
  return withBackup(file, async (source) => {
    const contents = await checkBackup(source, createPartners);
    const takenAt = await readLastBackup(source.db);
    return withTarget(location, async (target) => {
      await replacing(target, async () => {
        if (!isReplacing) await refuseData(target, createPartners);
        await refill({ source, target, version: LATEST_VERSION, createOthers: createPartners });
        // The two SQLite files are committed one after the other: a crash between them is noticed at the next start.
        await markIncomplete(target, { id: randomUUID(), action: `restore of ${basename(file)}` });
      });
      await replacing(target, () => clearIncomplete(target));
      return { place: target.place, contents, takenAt };
    });
  });
}

if (import.meta.main) await runProgram(USAGE, restore);
