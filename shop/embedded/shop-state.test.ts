import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeUnsold } from './catalogue/unsold.ts';
import { eachEmptyDatabase, type TestDatabase } from './database/database.fixture.ts';
import { migrate } from './database/migrations/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { sampleShopFile } from './sample-shop-file.fixture.ts';
import { readShopState } from './shop-state.ts';

eachEmptyDatabase(({ location, open }: TestDatabase) => {
  const read = () => {
    const place = location();
    const settings =
      'file' in place
        ? { dataDir: dirname(place.file), databaseUrl: undefined, shopFile: sampleShopFile }
        : { dataDir: '', databaseUrl: place.databaseUrl, shopFile: sampleShopFile };
    return readShopState(settings);
  };

  test('reads whether the sample catalogue is on sale, and the last backup', async () => {
    const db = await open();
    expect(await read()).toMatchObject({ database: 'ready', stored: { sellsSamples: true, lastBackup: null } });
    const at = '2026-11-23T02:00:00.000Z';
    const rows = [
      { key: 'catalogue', value: 'imported' },
      { key: 'last_backup_at', value: at },
    ];
    await db.insertInto('settings').values(rows).execute();
    expect((await read()).stored).toMatchObject({ sellsSamples: false, lastBackup: new Date(at), unsold: null });
    const unsold = { count: 2, report: 'data/imports/1.csv' };
    await writeUnsold(db, unsold);
    expect((await read()).stored).toMatchObject({ unsold });
    await db.updateTable('settings').set({ value: 'yesterday' }).where('key', '=', 'last_backup_at').execute();
    expect((await read()).stored?.lastBackup).toBeNull();
  });

  test('reports data that were moved elsewhere', async () => {
    const db = await open();
    const mark = { id: '1', place: '/srv/new', at: '2026-11-23T02:00:00.000Z' };
    await db
      .insertInto('settings')
      .values({ key: 'moved', value: JSON.stringify(mark) })
      .execute();
    expect(await read()).toMatchObject({ database: 'unusable', problem: expect.stringContaining('moved to /srv/new') });
  });

  test('reports an empty and an outdated database, and does not change them', async () => {
    expect(await read()).toMatchObject({ database: 'empty', stored: null });
    const place = location();
    if ('file' in place) expect(existsSync(place.file)).toBe(false);
    const db = await openDatabase(place);
    await migrate(db, '004-orders').finally(() => db.destroy());
    expect(await read()).toMatchObject({ database: 'outdated', stored: null });
    expect(await read()).toMatchObject({ database: 'outdated', sellsOwn: false });
    const imported = await openDatabase(place);
    await imported.insertInto('settings').values({ key: 'catalogue', value: 'imported' }).execute();
    await imported.destroy();
    expect(await read()).toMatchObject({ database: 'outdated', sellsOwn: true });
  });
});

test('reports why a database cannot be used, without its password', async () => {
  const databaseUrl = 'postgres://shop:secret@127.0.0.1:9/shop';
  const away = await readShopState({ dataDir: '', databaseUrl, shopFile: sampleShopFile });
  expect(away).toMatchObject({ database: 'unusable', stored: null });
  expect(away.problem).toMatch(/^PostgreSQL at 127\.0\.0\.1:9\/shop does not answer: /);
  const dataDir = await mkdtemp(join(tmpdir(), 'damaged-'));
  await writeFile(join(dataDir, 'shop.sqlite'), 'no database');
  expect(await readShopState({ dataDir, databaseUrl: undefined, shopFile: sampleShopFile })).toMatchObject({
    database: 'unusable',
    problem: 'file is not a database',
  });
  await rm(dataDir, { recursive: true });
});
