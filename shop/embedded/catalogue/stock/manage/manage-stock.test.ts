import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { lampOf, levelsIn } from '../../../orders/store/order-places.fixture.ts';
import { eachDatabase } from '../../../database/database.fixture.ts';
import { runnerOf } from '../../../database/staff-program.fixture.ts';
import type { Tables } from '../../../database/tables.ts';
import { variantOf } from '../../catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue.ts';
import { readChangedProducts, readStamp } from '../../catalogue-store.ts';
import { upsertProducts } from '../../catalogue-writes.ts';
import { readCommand } from '../../../database/staff-program.ts';
import { stockCommands } from './manage-stock.ts';

const folder = mkdtempSync(join(tmpdir(), 'levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, 'levels.csv');
  writeFileSync(file, text);
  return file;
}

const variant = (id: number, sku: string) => variantOf(id, { Finish: sku }, { sku });

test.each([
  ['set L-1 0', { sku: 'L-1', level: 0 }],
  ['set L-1 12.00', { sku: 'L-1', level: 12 }],
  ['set L-1 1,000', { sku: 'L-1', level: 1_000 }],
])('reads %s', (words, values) => expect(readCommand(stockCommands, words.split(' ')).values).toEqual(values));

test.each([
  ['set L-1', 'LEVEL is needed'],
  ['set L-1 -5', 'There is no option -5.'],
  ['set L-1 1.5', 'LEVEL: must be a whole number'],
  ['set L-1 1e2', 'LEVEL: must be a whole number'],
  ['set L-1 1000001', 'LEVEL: must be at most 1,000,000'],
  ['import', 'FILE is needed'],
])('refuses %j', (words, reason) => expect(() => readCommand(stockCommands, words.split(' '))).toThrow(reason));

eachDatabase((store) => {
  const run = runnerOf(stockCommands, () => store.location());
  async function fill(): Promise<Kysely<Tables>> {
    const db = await store.open();
    const products: CatalogueProduct[] = [
      lampOf(1, 4),
      { ...lampOf(2, 0), inventoryTracking: 'variant', variants: [variant(21, 'BRASS'), variant(22, 'BLACK')] },
      { ...lampOf(3, 0), inventoryTracking: 'none' },
    ];
    await upsertProducts(db, products);
    return db;
  }

  test('sets the level of a product or variant; again changes nothing', { timeout: 60_000 }, async () => {
    const db = await fill();
    expect(await run('set', 'L-1', '9')).toBe('L-1 (Lamp 1) has 9 in stock.\n');
    expect(await run('set', 'l1', '9')).toContain('Nothing was changed.');
    const { revision } = await readStamp(db);
    expect(await run('set', 'BRASS', '0')).toBe('BRASS (Lamp 2, BRASS) has 0 in stock.\n');
    const changed = await readChangedProducts(db, revision, (await readStamp(db)).revision);
    expect(changed?.products.map(({ id }) => id)).toEqual([2]);
    expect(await run('show', 'BLACK')).toBe('BLACK (Lamp 2, BLACK) has 3 in stock.\n');
    await expect(run('set', 'L-3', '1')).rejects.toThrow('L-3: Its stock is not counted.');
    await expect(run('show', 'L-2')).rejects.toThrow('L-2: It has variants: BRASS (BRASS); BLACK (BLACK).');
    await expect(run('set', 'L-99', '1')).rejects.toThrow('L-99: No product has this SKU.');
  });

  test('sets what a branch has, which is a change of its product', { timeout: 60_000 }, async () => {
    const db = await fill();
    expect(await run('set', 'L-1', '3', '--branch', 'leeds')).toBe('L-1 (Lamp 1) has 4 in stock, leeds 3.\n');
    expect(await run('set', 'L-1', '3', '--branch', 'leeds')).toContain('has 3 in leeds already. Nothing was changed.');
    const { revision } = await readStamp(db);
    expect(await run('import', fileOf('sku,level\nBRASS,2\nL-1,3\n'), '--branch', 'leeds')).toBe(
      '2 levels read, 1 changed.\n',
    );
    const changed = await readChangedProducts(db, revision, (await readStamp(db)).revision);
    expect(changed?.products.map(({ id }) => id)).toEqual([2]);
    expect((await levelsIn(db))[1]).toBe(4);
    await expect(run('set', 'L-1', '3', '--branch', 'hull')).rejects.toThrow(
      'There is no branch hull in shop.yaml; it has london, bristol, leeds, glasgow.',
    );
  });

  test('imports a file as a whole or not at all', { timeout: 60_000 }, async () => {
    const db = await fill();
    const wrong = fileOf('SKU,Level\nL-1,7\nBRASS,many\nL-1,8\nNOPE,1\nL-3,2\n');
    await expect(run('import', wrong)).rejects.toThrow(
      [
        'Row 3: BRASS: the level must be a whole number from 0.',
        'Row 4: L-1 is in row 2 already.',
        'Row 5: NOPE: No product has this SKU.',
        'Row 6: L-3: Its stock is not counted.',
        'Nothing was written.',
      ].join('\n'),
    );
    expect((await levelsIn(db))[1]).toBe(4);
    const right = fileOf('﻿sku;quantity;note\r\n\'L-1;7;\r\n"=""BRASS""";3;same\r\nBLACK;0;\r\n');
    expect(await run('import', right)).toBe('3 levels read, 2 changed.\n');
    expect(await run('import', right)).toBe('3 levels read, 0 changed.\n');
    expect((await levelsIn(db))[1]).toBe(7);
    await expect(run('import', fileOf('name\nx\n'))).rejects.toThrow('needs the columns sku and level');
  });
});
