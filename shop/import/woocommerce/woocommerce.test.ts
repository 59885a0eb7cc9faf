import { describe, expect, test } from 'vitest';
import { readBrands } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { fixture, shownFields, useImports } from '../import.fixture.ts';
import { htmlOf, listOf } from './cells.rules.ts';

const HEADER = 'ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price,Parent,Images';
const ATTRIBUTES = 'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';

const { told, run, given, at, imported, placesOf } = useImports();

test('an export: products, their variations wherever they stand, and a report of what is not taken', async () => {
  expect(await run([fixture('woocommerce.csv')])).toMatchObject({
    added: 5,
    unread: 2,
    notForSale: 3,
    imageHosts: ['old.example'],
  });
  const eye = await at('/brass-hook-and-eye/');
  expect(eye).toMatchObject({ name: 'Brass hook & eye', sku: 'EYE', weightGrams: 120, inventoryTracking: 'variant' });
  const variants = eye.variants.map(({ sku, inventoryLevel, optionValues }) =>
    [sku, inventoryLevel, ...optionValues.map(({ label }) => label)].join(' | '),
  );
  expect(variants).toEqual([
    'EYE-BR | 12 | Brass | 50 mm',
    'EYE-BK | 9 | Black, matt | 50 mm',
    'EYE-BK | 9 | Black, matt | 75 mm',
  ]);
  expect(eye.variants[1]?.image.url).toMatch(/eye-black\.jpg$/);
  expect(eye.images).toHaveLength(2);
  expect(eye.descriptionHtml).toBe(
    '<p>For gates, doors and lids.</p><p><strong>Solid</strong> brass.</p><p>With screws.</p>',
  );
  expect(await placesOf('/brass-hook-and-eye/')).toEqual(expect.arrayContaining(['/hooks/']));
  expect((await readBrands(told.db)).map(({ name }) => name)).toContain('Tarn Forge');
  expect((await at('/loop/')).variants.map(({ price, inventoryLevel }) => [price, inventoryLevel])).toEqual([
    [16_667, 0],
    [25_000, 999],
  ]);
  // A simple product: its barcode, sale with dates, stock and visible attributes.
  const rail = await at('/peg-rail/');
  expect(rail).toMatchObject({ gtin: '5012345678900', inventoryLevel: 4, weightGrams: 1_200, price: 154_167 });
  expect(rail.customFields.filter(({ name }) => name === 'Material').map(({ value }) => value)).toEqual([
    'Oak',
    'Steel',
  ]);
  expect(shownFields(rail)).not.toHaveProperty('Bin');
  expect((await at('/peg-rail/', Date.parse('2026-12-26'))).price).toBe(200_000);
  expect((await at('/spare-screw/')).inventoryTracking).toBe('none');
  expect(told.skipped).toEqual([
    '4 Published: The product “Draft rail” is not published',
    '5 Type: The product “Hall set” is of the type “grouped”, which the shop does not sell',
    '6 Type: The product “Partner rail” is of the type “external”, which the shop does not sell',
    '9 Regular price: “” is not a price in pounds',
    '16 Parent: The product of this variation is not in the file',
  ]);
  expect(told.notes).toEqual([
    '2 sku: The code “EYE-BK” is also that of “Brass hook & eye”: a look-up by it finds no single item',
    '12 Stock: The variation is of any value of an attribute: each has its stock',
    '13 Published: The variation is not published and is not taken',
    '7 Tax class: Not taken: “zero-rate”. It is sold at 20 % VAT, as everything else',
    '8 Type: It is sold as goods that are delivered',
  ]);
});

describe('a row', () => {
  test('that cannot be read is left out', async () => {
    const rows = [
      '1,simple,A,,1,1,,,5,,',
      ',simple,,Mug,1,1,,,5,,',
      '3,simple,C,Mug,1,1,,,free,,',
      '4,,D,Mug,1,1,,,5,,',
      '5,variable,E,Mug,1,1,,,5,,',
    ];
    await run([given(`${HEADER}\n${rows.join('\n')}\n`)]);
    expect(told.skipped.toSorted()).toEqual([
      '2 Name: The product has no name',
      '3 SKU: There is neither code nor id to tell the product by',
      '4 Regular price: “free” is not a price in pounds',
      '5 Type: The product “Mug” is of the type “”, which the shop does not sell',
      '6 Regular price: The product has no price',
    ]);
  });

  test('has the stock that its columns say', async () => {
    const stocks = {
      'in stock and not counted': '1,,0',
      counted: '1,7,0',
      'out of stock': '0,7,0',
      oversold: '1,-2,0',
      'sold beyond its stock': '1,7,1',
    };
    const rows = Object.entries(stocks).map(([name, stock], id) => `${id + 1},simple,A${id},${name},1,${stock},5,,\n`);
    await run([given(`${HEADER}\n${rows.join('')}`)]);
    const levels = (await imported()).map((it) => [it.name, `${it.inventoryTracking} ${it.inventoryLevel}`]);
    expect(Object.fromEntries(levels)).toEqual({
      'in stock and not counted': 'none 0',
      counted: 'product 7',
      'out of stock': 'product 0',
      oversold: 'product 0',
      'sold beyond its stock': 'none 0',
    });
  });
});

test('a variation of any value of many attributes is bounded', async () => {
  const many = Array.from({ length: 100 }, (_, index) => index)
    .join('\\,')
    .replaceAll('\\', '');
  const text = `${HEADER},${ATTRIBUTES}
1,variable,A,Mug,1,1,,,,,,a,"${many}",b,"${many}"
2,variation,A-1,Mug,1,1,,,5,A,,a,,b,
`;
  await run([given(text)]);
  expect([told.skipped, await imported()]).toEqual([['2 Type: The product has more than 600 variants'], []]);
});

test.each([
  ['a, b', ['a', 'b']],
  [String.raw`a\, b, c`, ['a, b', 'c']],
  [' , ', []],
])('the list %s is %j', (text, values) => expect(listOf(text)).toEqual(values));

test.each([
  [String.raw`a\nb`, 'a\nb'],
  [String.raw`C:\\new`, String.raw`C:\new`],
  ['[gallery ids="1,2"]x[IP44] [vc_row]y[/vc_row]', 'x[IP44] y'],
])('the text %s is %s', (text, html) => expect(htmlOf(text)).toBe(html));
