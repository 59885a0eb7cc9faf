import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readBrands, readCategories, readRedirect } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { readUnsold } from '@storefront/embedded/catalogue/unsold.ts';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { createNumbers } from '../numbers.ts';
import { productOf } from './fake-medusa.fixture.ts';
import { useSync } from './sync.fixture.ts';
import { noteChanges } from './told-changes.ts';

eachDatabase((store) => {
  const it = useSync(store);

  test('the first walk copies categories, brands, products and their numbers', async () => {
    await it.start();
    expect(await it.addressesOf('/lamp-a/')).toEqual(['/lighting/pendants/', '/lighting/']);
    expect(await it.at('/lamp-c/')).toMatchObject({
      price: 166_667,
      retailPrice: 208_333,
      variants: [],
      weightGrams: 350,
    });
    expect((await readBrands(it.db)).map(({ url }) => url)).toEqual(['heritage-brass']);
    const lamp = await it.at('/lamp-a/');
    const chrome = lamp?.variants[1];
    expect(await createNumbers(it.db).variantOf(lamp?.id ?? 0, chrome?.id ?? 0)).toEqual({
      productId: 'prod_a',
      variantId: 'variant_a-2',
    });
    expect(it.told.at(-1)).toBe('Medusa: 3 products were added.');
  });

  test('a product that is published again keeps its number', async () => {
    await it.start();
    const before = await it.at('/lamp-a/');
    const [lamp] = it.catalogue.products.splice(0, 1);
    await it.change('prod_a');
    it.catalogue.products.push(lamp ?? productOf('a'));
    await it.change('prod_a');
    expect(await it.at('/lamp-a/')).toMatchObject({ id: before?.id, availability: 'available' });
  });

  test('a walk takes products off sale that are gone, and reports by name what cannot be sold', async () => {
    await it.start();
    await it.stop();
    it.catalogue.products.shift();
    it.catalogue.products.push(productOf('e', { variants: [] }));
    await it.start();
    expect((await it.at('/lamp-a/'))?.availability).toBe('off_sale');
    const [report = ''] = readdirSync(join(it.dataDir, 'imports'));
    expect(readFileSync(join(it.dataDir, 'imports', report), 'utf8')).toContain('The product “Lamp e” has no variants');
    expect(await readUnsold(it.db)).toEqual({ count: 1, report: join(it.dataDir, 'imports', report) });
    await it.stop();
    it.catalogue.products.pop();
    await it.start();
    expect(await readUnsold(it.db)).toBeNull();
  });

  test('a walk that finds most products gone leaves them on sale, unless that is allowed', async () => {
    it.catalogue.products = Array.from({ length: 60 }, (_, index) => productOf(`p${index}`));
    await it.start();
    await it.stop();
    it.catalogue.products.splice(30);
    await it.start();
    expect((await it.at('/lamp-p40/'))?.availability).toBe('available');
    expect(it.told.at(-1)).toMatch(/^Medusa: 30 products of 60 are no longer there/);
    await it.stop();
    await it.start({ allowsRemovals: true });
    expect((await it.at('/lamp-p40/'))?.availability).toBe('off_sale');
  });

  test('an interrupted walk goes on where it was, and takes nothing off sale that it read before', async () => {
    it.catalogue.products = Array.from({ length: 120 }, (_, index) => productOf(`p${100 + index}`));
    await it.db.insertInto('settings').values({ key: 'medusa_walk', value: '100' }).execute();
    await it.start();
    expect(await it.at('/lamp-p100/')).toBeUndefined();
    await it.stop();
    await it.start();
    await it.db.updateTable('settings').set({ value: '100' }).where('key', '=', 'medusa_walk').execute();
    await it.stop();
    await it.start();
    expect((await it.at('/lamp-p100/'))?.availability).toBe('available');
  });

  test('a product whose address a category has is below /products/', async () => {
    it.catalogue.products.push(productOf('d', { handle: 'hardware' }));
    await it.start();
    expect((await it.at('/products/hardware/'))?.name).toBe('Lamp d');
    it.catalogue.categories.pop();
    await it.change('pcat_hardware', 'prod_d');
    expect([(await it.at('/hardware/'))?.name, await readRedirect(it.db, '/products/hardware/')]).toEqual([
      'Lamp d',
      '/hardware/',
    ]);
  });

  test('a change of a product does not undo what another process was told of a category', async () => {
    await it.start();
    Object.assign(it.catalogue.categories[2] ?? {}, { name: 'Ironmongery' });
    await it.change('prod_a');
    expect((await readCategories(it.db)).map(({ name }) => name)).toContain('Ironmongery');
  });

  test('a brand can be a metadata field', async () => {
    Object.assign(it.product('a'), { metadata: { maker: 'Northlight' } });
    await it.start({ brandField: 'maker' });
    expect((await readBrands(it.db)).map(({ name, url }) => [name, url])).toEqual([['Northlight', 'northlight']]);
  });

  test('asks a failing Medusa again', async () => {
    it.medusa.fail(1);
    await it.start();
    expect(await it.at('/lamp-a/')).toBeDefined();
  });

  test('copies what a process was told of that died, and leaves the walk to one that has made it', async () => {
    const held = async () => Promise.all(['a', 'b', 'c'].map(async (id) => (await it.at(`/lamp-${id}/`))?.name));
    const inAnHour = String(Date.now() + 3_600_000);
    await it.db.insertInto('settings').values({ key: 'medusa_walked', value: inAnHour }).execute();
    await noteChanges(it.db, ['prod_a']);
    await it.start();
    await it.change('prod_b');
    expect(await held()).toEqual(['Lamp a', 'Lamp b', undefined]);
    await noteChanges(it.db, ['prod_c']);
    await vi.waitFor(async () => expect(await held()).toContain('Lamp c'), 5_000);
  });

  test('two processes write one after the other', async () => {
    await it.db
      .insertInto('settings')
      .values({ key: 'lease medusa_sync', value: `${new Date(Date.now() + 1_500).toISOString()} another` })
      .execute();
    await it.start();
    expect(await it.at('/lamp-a/')).toBeDefined();
    expect((await it.db.selectFrom('products').select('id').execute()).length).toBe(3);
  });
});
