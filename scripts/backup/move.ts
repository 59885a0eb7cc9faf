import { readConfig } from '../../config/config.ts';
import { staffProgram } from '../../shop/database/staff-program.ts';
import { moveData } from './move-data.ts';
import { MOVE_USAGE, readMoveCommand } from './read-command.ts';
import { contentsLine, secondsSince } from './report.rules.ts';

async function move(words: readonly string[], now: Date): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env);
  const { to, isReplacing, dataDir } = readMoveCommand(words, config.moveToDatabaseUrl);
  const moved = await moveData({ from: dataDir === undefined ? config : { dataDir }, to, isReplacing, now });
  if (moved.contents) console.log(`${moved.to}: ${contentsLine(moved.contents)}`);
  console.log(`moved from ${moved.from} in ${secondsSince(started)}, read back and compared`);
  console.log(
    to.databaseUrl === undefined
      ? `Start the shop with DATA_DIR=${moved.to} and without DATABASE_URL.`
      : 'Start the shop with DATABASE_URL set to it.',
  );
}

await staffProgram(MOVE_USAGE, () => move(process.argv.slice(2), new Date()));
