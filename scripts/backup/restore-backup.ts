import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { checkBackup } from '../../shop/database/copy/contents.ts';
import { readLastBackup } from '../../shop/database/copy/last-backup.ts';
import { clearIncomplete, markIncomplete } from '../../shop/database/copy/marks.ts';
import { refill, refuseData, type Contents } from '../../shop/database/copy/refill.ts';
import { LATEST_VERSION } from '../../shop/database/migrations/migrations.ts';
import { createPartners, replacing, withBackup, withTarget, type DataLocation } from './sites.ts';

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
