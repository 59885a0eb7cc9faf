import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  clearIncomplete,
  markIncomplete,
  markMoved,
  movedMessage,
  readMarks,
  refuseIncomplete,
  type Moved,
} from '../../shop/database/copy/marks.ts';
import { refill, refuseData, type Contents } from '../../shop/database/copy/refill.ts';
import { CopyError, type Site } from '../../shop/database/copy/site.ts';
import { findVersion, readVersion } from '../../shop/database/copy/version.ts';
import { LATEST_VERSION } from '../../shop/database/migrations/migrations.ts';
import { areSame, createPartners, frozen, replacing, withSource, withTarget, type DataLocation } from './sites.ts';

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
