import { readConfig } from '../../config/config.ts';
import { staffProgram } from '../../shop/database/staff-program.ts';
import { readRestoreCommand, RESTORE_USAGE } from './read-command.ts';
import { contentsLine, secondsSince } from './report.rules.ts';
import { restoreBackup } from './restore-backup.ts';

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

await staffProgram(RESTORE_USAGE, () => restore(process.argv.slice(2)));
