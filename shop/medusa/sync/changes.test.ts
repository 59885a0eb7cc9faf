import { expect, test } from 'vitest';
import { readBrands, readCategories, readRedirect } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { readLevels } from '@storefront/embedded/catalogue/stock/stock-store.ts';
import { createNumbers } from '../numbers.ts';
import { priceOf, productOf, variantOf } from './fake-medusa.fixture.ts';
import { useSync } from './sync.fixture.ts';

const it = useSync();

test('follows changed, new, unpublished and renamed products and variants', async () => {
  it.catalogue.products.push(...['d', 'e', 'f', 'g'].map((id) => productOf(id)));
  await it.start();
  Object.assign(it.variant('a-1') ?? {}, { calculated_price: priceOf(9.6) });
  Object.assign(it.variant('b-2') ?? {}, { inventory_quantity: 3 });
  Object.assign(it.product('d'), { handle: 'moved' });
  it.product('e').variants?.push(variantOf('e-3', 'Black', 15));
  it.product('f').variants?.pop();
  it.catalogue.products.splice(it.catalogue.products.indexOf(it.product('g')), 1, productOf('h'));
  await it.change(...['a', 'b', 'd', 'e', 'f', 'g', 'h'].map((id) => `prod_${id}`));
  const levels = (await readLevels(it.db, [(await it.at('/lamp-b/'))?.id ?? 0])).values().next().value;
  expect({
    price: (await it.at('/lamp-a/'))?.variants[0]?.price,
    stock: [...(levels?.values() ?? [])],
    'new address': (await it.at('/moved/'))?.name,
    'old address': [await it.at('/lamp-d/'), await readRedirect(it.db, '/lamp-d/')],
    'new variant': (await it.at('/lamp-e/'))?.variants.length,
    'deleted variant': (await it.at('/lamp-f/'))?.variants,
    'its number': (await createNumbers(it.db).numbersOf(['variant_f-2'])).size,
    unpublished: (await it.at('/lamp-g/'))?.availability,
    'new product': (await it.at('/lamp-h/'))?.name,
  }).toEqual({
    price: 80_000,
    stock: [25, 3],
    'new address': 'Lamp d',
    'old address': [undefined, '/moved/'],
    'new variant': 3,
    'deleted variant': [],
    'its number': 1,
    unpublished: 'off_sale',
    'new product': 'Lamp h',
  });
});

test('follows moved and deleted categories, with their products and redirects, and renamed collections', async () => {
  await it.start();
  Object.assign(it.catalogue.categories[1] ?? {}, { parent_category_id: 'pcat_hardware' });
  await it.change('pcat_pendants');
  expect(await it.addressesOf('/lamp-a/')).toEqual(['/hardware/pendants/', '/hardware/']);
  expect(await readRedirect(it.db, '/lighting/pendants/')).toBe('/hardware/pendants/');

  Object.assign(it.catalogue.collections[0] ?? {}, { title: 'Heritage' });
  await it.change('pcol_brass');
  expect((await readBrands(it.db)).map(({ name }) => name)).toEqual(['Heritage']);

  it.catalogue.categories.splice(1, 1);
  Object.assign(it.product('a'), { categories: [{ id: 'pcat_hardware' }] });
  await it.change('pcat_pendants');
  expect(await it.addressesOf('/lamp-a/')).toEqual(['/hardware/']);
  expect(await readCategories(it.db)).toHaveLength(2);
});
