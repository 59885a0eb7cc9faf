import { expect, test, describe } from 'vitest';
import { readStamp } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { useImports } from './import.fixture.ts';
import { RemovalsRefusedError } from './removals.ts';

const HEADER = 'Handle,Title,Status,Variant Price\n';
const lamp = (number: number, status = 'active') => `lamp-a${number},Lamp A${number},${status},12.00\n`;
const lamps = (count: number, from = 0) =>
  HEADER + Array.from({ length: count }, (_, index) => lamp(from + index)).join('');

eachDatabase((store) => {
  const { told, run, given, at, imported } = useImports(store);
  const onSale = async () => (await imported()).filter(({ availability }) => availability === 'available').length;

  describe('products that the file no longer has', () => {
    test('stay on sale without --sync and --replace, drafts too', async () => {
      await run([given(lamps(10))]);
      expect(await run([given(HEADER + lamp(0, 'draft'))])).toMatchObject({ removed: 0, skipped: 1 });
      expect(await onSale()).toBe(10);
    });

    test.each(['sync', 'replace'] as const)('go off sale with --%s, as do drafts, and are counted', async (mode) => {
      await run([given(lamps(10))]);
      const { id } = await at('/lamp-a9/');
      const fewer = given(lamps(8) + lamp(8, 'draft'));
      expect(await run([fewer], { mode })).toMatchObject({ added: 0, changed: 0, unchanged: 8, removed: 2 });
      expect([await onSale(), told.removed]).toEqual([8, ['shopify:lamp-a8', 'shopify:lamp-a9']]);
      expect(await at('/lamp-a9/')).toMatchObject({ availability: 'off_sale', name: 'Lamp A9' });
      const { revision } = await readStamp(told.db);
      expect(await run([fewer], { mode })).toMatchObject({ removed: 0, changed: 0 });
      expect((await readStamp(told.db)).revision).toBe(revision);
      // Back at its old address once the file has it again.
      expect(await run([given(lamps(10))], { mode })).toMatchObject({ added: 0, changed: 2 });
      expect(await at('/lamp-a9/')).toMatchObject({ id, availability: 'available' });
    });
  });

  test('--sync keeps products of other sources, and those that another source still has', async () => {
    const here = lamps(10);
    const there = lamps(10, 8);
    await run([given(here, 'here.csv'), given(there, 'there.csv')]);
    await run([given(there, 'there.csv')]);
    expect(await run([given(lamps(8), 'here.csv')], { mode: 'sync' })).toMatchObject({ removed: 0 });
    expect(await run([given(lamps(8, 10), 'there.csv')], { mode: 'sync' })).toMatchObject({ removed: 2 });
    expect(told.removed).toEqual(['shopify:lamp-a8', 'shopify:lamp-a9']);
    expect(await onSale()).toBe(16);
  });

  test('--replace takes products of every source off sale and deletes the shop’s own catalogue', async () => {
    await run([given(lamps(9), 'here.csv'), given(lamps(1, 20), 'there.csv')]);
    expect(await run([given(lamps(9), 'here.csv')], { mode: 'replace' })).toMatchObject({ removed: 1 });
    expect([await onSale(), await at('/lamp-1/')]).toEqual([9, undefined]);
  });

  test('--source names the source, whatever its files are named; a new name is reported', async () => {
    await run([given(lamps(5), 'part-1.csv'), given(lamps(5, 5), 'part-2.csv')], { source: 'supplier' });
    expect(await run([given(lamps(9), 'whole.csv')], { mode: 'sync' })).toMatchObject({
      removed: 0,
      newSources: ['whole.csv'],
    });
    await run([given(lamps(9), 'whole.csv')], { mode: 'replace', allowRemovals: true, source: 'supplier' });
    expect(await run([given(lamps(8), 'whole.csv')], { mode: 'sync', source: 'supplier' })).toMatchObject({
      removed: 1,
      newSources: [],
    });
  });

  describe('too many removals', () => {
    test('are refused before anything is written, unless --allow-removals allows them', async () => {
      await run([given(lamps(10))]);
      const before = [await imported(), await readStamp(told.db)];
      for (const mode of ['sync', 'replace'] as const) {
        const refused = run([given(lamps(7) + lamp(30))], { mode });
        await expect(refused).rejects.toThrow(/3 of 10 .* would go off sale, more than 20 %/);
        await expect(refused).rejects.toThrow(RemovalsRefusedError);
      }
      expect([await imported(), await readStamp(told.db)]).toEqual(before);
      expect(await run([given(lamps(2))], { mode: 'sync', allowRemovals: true })).toMatchObject({ removed: 8 });
    });

    test('are counted by source with --sync', async () => {
      await run([given(lamps(4), 'small.csv'), given(lamps(100, 10), 'large.csv')]);
      await expect(run([given(lamps(3), 'small.csv')], { mode: 'sync' })).rejects.toThrow(/1 of 4/);
    });
  });

  describe('nothing goes off sale', () => {
    test.each([
      ['a file that breaks off', 'sync', `${lamps(9)}lamp-a9,"Lamp`],
      ['a file that breaks off', 'replace', `${lamps(9)}lamp-a9,"Lamp`],
      ['an invalid product', 'sync', `${lamps(9)}lamp-a9,Lamp,active,POA\n`],
    ] as const)('for %s with --%s', async (_, mode, text) => {
      await run([given(lamps(10))]);
      const result = await run([given(text)], { mode, allowRemovals: true });
      expect(result).toMatchObject({ unchanged: 9, removed: 0, skipped: 1 });
      expect(await at('/lamp-a9/')).toMatchObject({ name: 'Lamp A9', availability: 'available' });
    });

    test('for a file that breaks off: the shop’s own catalogue stays as well', async () => {
      expect(await run([given('[{"id":1,"name":"A","price":12},{"id":2,"na')], { mode: 'replace' })).toMatchObject({
        isBroken: true,
        added: 1,
      });
      expect(await at('/lamp-1/')).toBeDefined();
    });
  });
});
