import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { staffProgram } from '../../shop/database/staff-program.ts';
import { prepareFile, pruneBackups } from './backup-files.ts';
import { BACKUP_USAGE, readBackupCommand } from './read-command.ts';
import { contentsLine, megabytes, secondsSince } from './report.rules.ts';
import type { DataLocation } from './sites.ts';
import { recordBackup, writeBackup } from './write-backup.ts';

/** Writes the shop's and the partners' data to a SQLite file. */
async function backUp(words: readonly string[], now: Date): Promise<void> {
  const started = performance.now();
  const { path, keep, dataDir } = readBackupCommand(words);
  const location: DataLocation = dataDir === undefined ? readConfig(process.env) : { dataDir };
  const backup = prepareFile(path ?? `${join(location.dataDir, 'backups')}/`, now);
  if (keep !== undefined && !backup.isDated) throw new Error('--keep: needs a directory rather than a file');
  const contents = await writeBackup(location, backup, now);
  console.log(`${backup.file}: ${contentsLine(contents)}`);
  console.log(`${megabytes(statSync(backup.file).size)} in ${secondsSince(started)}, read back and compared`);
  if (keep !== undefined) console.log(`${pruneBackups(backup.file, keep)} older backups deleted`);
  // The backup is valid even if this fails.
  await recordBackup(location, now).catch((error: unknown) =>
    console.error(`Its time could not be noted in the shop's settings: ${String(error)}`),
  );
}

await staffProgram(BACKUP_USAGE, () => backUp(process.argv.slice(2), new Date()));
