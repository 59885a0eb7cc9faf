import { expect, test } from 'vitest';
import { eachDatabase } from './database.fixture.ts';
import { readLastBackup, writeLastBackup } from './last-backup.ts';

eachDatabase((store) => {
  test('the time of the last backup is the last written; null before, and where it cannot be read', async () => {
    const db = await store.open();
    expect(await readLastBackup(db)).toBeNull();
    await writeLastBackup(db, new Date('2026-11-23T03:15:00Z'));
    await writeLastBackup(db, new Date('2026-11-24T03:15:00Z'));
    expect(await readLastBackup(db)).toEqual(new Date('2026-11-24T03:15:00Z'));
    await db.updateTable('settings').set({ value: 'never' }).where('key', '=', 'last_backup_at').execute();
    expect(await readLastBackup(db)).toBeNull();
  });
});
