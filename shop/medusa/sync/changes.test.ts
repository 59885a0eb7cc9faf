import { expect, test } from 'vitest';
import { readBrands, readCategories, readRedirect } from '../../catalogue/catalogue-store.ts';
import { readLevels } from '../../catalogue/stock/stock-store.ts';
import { createNumbers } from '../numbers.ts';
import { priceOf, productOf, variantOf } from './fake-medusa.fixture.ts';
import { useSync } from './sync.fixture.ts';

const it = useSync();

const changes: [string, () => string[], () => Promise<unknown>, unknown][] = [
  [
    'a price',
    () => (Object.assign(it.variant('a-1') ?? {}, { calculated_price: priceOf(9.6) }), ['prod_a']),
    async () => (await it.at('/lamp-a/'))?.variants[0]?.price,
    80_000,
  ],
  [
    'a stock level',
    () => (Object.assign(it.variant('a-2') ?? {}, { inventory_quantity: 3 }), ['prod_a']),
    async () => [
      ...((await readLevels(it.db, [(await it.at('/lamp-a/'))?.id ?? 0])).values().next().value?.values() ?? []),
    ],
    [25, 3],
  ],
  [
    'a handle, and redirects the old address',
    () => (Object.assign(it.product('a'), { handle: 'moved' }), ['prod_a']),
    async () => [(await it.at('/moved/'))?.name, await readRedirect(it.db, '/lamp-a/'), await it.at('/lamp-a/')],
    ['Lamp a', '/moved/', undefined],
  ],
  [
    'a new variant',
    () => (it.product('a').variants?.push(variantOf('a-3', 'Black', 15)), ['prod_a']),
    async () => (await it.at('/lamp-a/'))?.variants.length,
    3,
  ],
  [
    'a deleted variant',
    () => (it.product('a').variants?.pop(), ['prod_a']),
    async () => [(await it.at('/lamp-a/'))?.variants, (await createNumbers(it.db).numbersOf(['variant_a-2'])).size],
    [[], 1],
  ],
  [
    'a new product',
    () => (it.catalogue.products.push(productOf('d')), ['prod_d']),
    async () => (await it.at('/lamp-d/'))?.name,
    'Lamp d',
  ],
  [
    'an unpublished product',
    () => (it.catalogue.products.shift(), ['prod_a']),
    async () => (await it.at('/lamp-a/'))?.availability,
    'off_sale',
  ],
  [
    'a moved category, with its products and redirects',
    () => (Object.assign(it.catalogue.categories[1] ?? {}, { parent_category_id: 'pcat_hardware' }), ['pcat_pendants']),
    async () => [await it.addressesOf('/lamp-a/'), await readRedirect(it.db, '/lighting/pendants/')],
    [['/hardware/pendants/', '/hardware/'], '/hardware/pendants/'],
  ],
  [
    'a deleted category',
    () => (
      it.catalogue.categories.splice(1, 1),
      Object.assign(it.product('a'), { categories: [{ id: 'pcat_hardware' }] }),
      ['pcat_pendants']
    ),
    async () => [await it.addressesOf('/lamp-a/'), (await readCategories(it.db)).length],
    [['/hardware/'], 2],
  ],
  [
    'a renamed collection',
    () => (Object.assign(it.catalogue.collections[0] ?? {}, { title: 'Heritage' }), ['pcol_brass']),
    async () => (await readBrands(it.db)).map(({ name }) => name),
    ['Heritage'],
  ],
];
test.each(changes)('follows %s', async (_, make, read, expected) => {
  await it.start();
  await it.change(...make());
  expect(await read()).toEqual(expected);
});
