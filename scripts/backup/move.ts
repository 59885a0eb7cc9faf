import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandLineError, readOptions, runProgram } from '../../config/command-line.ts';
import { readConfig } from '../../config/config.ts';
import {
  clearIncomplete,
  markIncomplete,
  markMoved,
  movedMessage,
  readMarks,
  refuseIncomplete,
  type Moved,
} from '../../shop/embedded/database/copy/marks.ts';
import { refill, refuseData, type Contents } from '../../shop/embedded/database/copy/refill.ts';
import { CopyError, type Site } from '../../shop/embedded/database/copy/site.ts';
import { findVersion, readVersion } from '../../shop/embedded/database/copy/version.ts';
import { LATEST_VERSION } from '../../shop/embedded/database/migrations/migrations.ts';
import { contentsLine, secondsSince } from './report.rules.ts';
import {
  areSame,
  createPartners,
  frozen,
  pathOption,
  replaceOption,
  replacing,
  withSource,
  withTarget,
  type DataLocation,
} from './sites.ts';

const USAGE = `npm run move -- --to DIRECTORY [--replace] [--data-dir DIR]     to SQLite files
MOVE_TO_DATABASE_URL=postgres://… npm run move -- [--replace]   to PostgreSQL

  --to        the data directory to move to
  --replace   replaces existing data in the target
  --data-dir  the directory to move from; overrides DATA_DIR and DATABASE_URL

The shop may be running. After the move it refuses every change, and a start on the old data fails and names the new place.

Example: npm run move -- --to /srv/shop-data`;

/** `databaseUrl` is MOVE_TO_DATABASE_URL. */
export function readMoveCommand(args: readonly string[], databaseUrl: string | undefined) {
  const { values } = readOptions({ to: pathOption, replace: replaceOption, 'data-dir': pathOption }, args, 0);
  const { to, 'data-dir': dataDir } = values;
  if (to !== undefined && /^postgres(?:ql)?:/.test(to))
    throw new CommandLineError(
      '--to: must be a directory. Set MOVE_TO_DATABASE_URL for PostgreSQL: other users can read command lines.',
    );
  if ((to === undefined) === (databaseUrl === undefined))
    throw new CommandLineError(
      to === undefined ? '--to or MOVE_TO_DATABASE_URL is needed.' : '--to and MOVE_TO_DATABASE_URL are both set.',
    );
  return { to: { dataDir: to ?? '', databaseUrl }, isReplacing: values.replace ?? false, dataDir };
}

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

interface MoveOptions {
  from: DataLocation;
  to: DataLocation;
  isReplacing: boolean;
  now: Date;
}

interface MovedData {
  /** The names of both places. */
  from: string;
  to: string;
  /** Null when an earlier run had copied everything. */
  contents: Contents | null;
}

/**
 * Moves the data to another database. The source stays locked from the copy to its mark, so no change is acknowledged in between; the target
 * cannot be started on before the source is marked. So at most one of the two accepts changes at any time, also after a crash, and the same
 * command completes what was interrupted.
 */
export async function moveData({ from, to, isReplacing, now }: MoveOptions): Promise<MovedData> {
  refuseSameDirectory(from, to);
  return withSource(from, (source) =>
    withTarget(to, async (target) => {
      if (await areSame(source, target)) throw new CopyError(`The data are in ${target.place} already.`);
      const contents = await frozen(source, async () => {
        const { moved } = await readMarks(source.db);
        if (moved) return resume(target, moved);
        await refuseIncomplete(source.db);
        return copy({ source, target, isReplacing, now });
      });
      await replacing(target, () => clearIncomplete(target));
      return { from: source.place, to: target.place, contents };
    }),
  );
}

interface CopyOptions {
  source: Site;
  target: Site;
  isReplacing: boolean;
  now: Date;
}

/** Copies, and marks the source as moved when its transaction is committed. */
async function copy({ source, target, isReplacing, now }: CopyOptions): Promise<Contents> {
  if ((await readVersion(source)) !== LATEST_VERSION)
    throw new CopyError(`${source.place} is of an earlier version of the shop: start this version on it once.`);
  const id = randomUUID();
  const contents = await replacing(target, async () => {
    if (!isReplacing) await refuseData(target, createPartners);
    const copied = await refill({ source, target, version: LATEST_VERSION, createOthers: createPartners });
    await markIncomplete(target, { id, action: `move from ${source.place}` });
    return copied;
  });
  await markMoved(source, [...contents.keys()], { id, place: target.place, at: now.toISOString() });
  return contents;
}

/** Checks that the target is the one that an interrupted move has filled, so that only its last step is left. */
async function resume(target: Site, moved: Moved): Promise<null> {
  const isFilled = (await findVersion(target)) !== null;
  const { incomplete } = isFilled ? await readMarks(target.db) : { incomplete: null };
  if (incomplete?.id !== moved.id) throw new CopyError(movedMessage(moved));
  return null;
}

function refuseSameDirectory(from: DataLocation, to: DataLocation): void {
  if (from.databaseUrl !== undefined || to.databaseUrl !== undefined) return;
  const pathOf = ({ dataDir }: DataLocation) => (existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir));
  if (pathOf(from) === pathOf(to)) throw new CopyError(`The data are in ${resolve(to.dataDir)} already.`);
}

if (import.meta.main) await runProgram(USAGE, (args) => move(args, new Date()));
