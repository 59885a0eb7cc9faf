import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { product } from './catalogue/catalogue.fixture.ts';
import { upsertBrands, upsertProducts } from './catalogue/catalogue-writes.ts';
import { writeUnsold } from './catalogue/unsold.ts';
import { eachEmptyDatabase, type TestDatabase } from './database/database.fixture.ts';
import { sampleShopFile } from './sample-shop-file.fixture.ts';
import { readShopState } from './shop-state.ts';

eachEmptyDatabase(({ location, open }: TestDatabase) => {
  const read = (options?: { readsProducts: boolean }) => {
    const place = location();
    const settings =
      'file' in place
        ? { dataDir: dirname(place.file), databaseUrl: undefined, shopFile: sampleShopFile }
        : { dataDir: '', databaseUrl: place.databaseUrl, shopFile: sampleShopFile };
    return readShopState(settings, options);
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
    const acme = { id: 1, name: 'Acme', url: 'acme', descriptionHtml: '' };
    const sold = [{ brandId: 1 }, { availability: 'off_sale' as const }, { manufacturer: { name: 'Acme Limited' } }];
    await upsertBrands(db, [acme]);
    await upsertProducts(
      db,
      sold.map((parts, index) => product(index + 1, parts)),
    );
    expect((await read({ readsProducts: true })).stored?.withoutMaker).toEqual({ count: 1, brands: ['Acme'] });
    const unsold = { count: 2, report: 'data/imports/1.csv' };
    await writeUnsold(db, unsold);
    expect((await read()).stored).toMatchObject({ unsold });
  });

  test('reports an empty database, and does not create it', async () => {
    expect(await read()).toMatchObject({ database: 'empty', stored: null });
    const place = location();
    if ('file' in place) expect(existsSync(place.file)).toBe(false);
  });

  test('reports data of another version', async () => {
    const db = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-gift-cards', '2030')`.execute(db);
    expect(await read()).toMatchObject({
      database: 'unusable',
      problem: expect.stringContaining('gift-cards') as string,
    });
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
