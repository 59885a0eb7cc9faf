import { rmSync } from 'node:fs';
import { checkBackup, sealBackup } from '../../shop/database/copy/contents.ts';
import { writeLastBackup } from '../../shop/database/copy/last-backup.ts';
import { refuseUnusable } from '../../shop/database/copy/marks.ts';
import { refill, type Contents } from '../../shop/database/copy/refill.ts';
import { readVersion } from '../../shop/database/copy/version.ts';
import { databaseLocation, openDatabase } from '../../shop/database/open-database.ts';
import { publish, type BackupFile } from './backup-files.ts';
import { createPartners, inSnapshot, withBackup, withNewFile, withSource, type DataLocation } from './sites.ts';

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
