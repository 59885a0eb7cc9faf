import { expect, test } from 'vitest';
import { readBrands } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { shownFields, useImports } from '../import.fixture.ts';
import { catalogueTemplate } from './template.rules.ts';

const HEADER = 'sku,name,price,stock,category,brand,image,description,option 1 name,option 1 value';

const { told, run, given, at, imported, placesOf } = useImports();

test.each([
  ['as it is printed', (text: string) => text],
  ['with the lines of npm', (text: string) => `\n> shop@1.0.0 import-catalogue\n> node import.ts\n\n${text}`],
  ['with tabs', (text: string) => text.replaceAll(',', '\t')],
  ['by a spreadsheet', (text: string) => `\uFEFF${text.replace(/^(#.*)$/gm, '"$1",,,').replaceAll('\n', '\r\n')}`],
])('the template is imported %s', async (_, change) => {
  const text = catalogueTemplate();
  expect(await run([given(change(text))])).toMatchObject({ added: 2, rows: 3, skipped: 0 });
  expect(told.notes).toEqual([]);
  const hook = await at('/brass-coat-hook/');
  expect(hook.variants.map(({ sku, inventoryLevel, optionValues }) => [sku, inventoryLevel, optionValues])).toEqual([
    ['HOOK-S', 40, [{ id: 1, optionDisplayName: 'Size', label: 'Small' }]],
    ['HOOK-L', 25, [{ id: 1, optionDisplayName: 'Size', label: 'Large' }]],
  ]);
  expect(await placesOf('/brass-coat-hook/')).toEqual(['/hooks/brass/', '/hooks/']);
  const towel = await at('/linen-tea-towel/');
  expect(towel).toMatchObject({ inventoryTracking: 'none', sku: 'TOWEL-1' });
  expect(towel.price).toBeLessThan(towel.retailPrice);
});

test('columns may be named as spreadsheets and people name them, and may have any order', async () => {
  const text = `Description,PRICE,Option1 Name,option_1_value,Name,SKU,Barcode,Weight,detail: Material,Image,Unit Pricing Measure
"Tough & ""long""",£12,Colour,Blue,Cord,C-1,5012345678900,1.2 kg,Cotton|Brass,https://x.example/a | https://x.example/b,3 m
`;
  expect(await run([given(text)])).toMatchObject({ added: 1, skipped: 0 });
  const cord = await at('/cord/');
  expect(cord).toMatchObject({
    gtin: '5012345678900',
    weightGrams: 1_200,
    variants: [],
    unitPricing: { measure: '3 m' },
  });
  expect(cord.descriptionHtml).toBe('<p>Tough &amp; "long"</p>');
  expect(cord.images.map(({ url }) => url)).toEqual(['https://x.example/a', 'https://x.example/b']);
  expect(cord.customFields.filter(({ name }) => name === 'Material').map(({ value }) => value)).toEqual([
    'Cotton',
    'Brass',
  ]);
  expect(shownFields(cord)).toMatchObject({ Colour: 'Blue' });
});

test('the rows of a name with options are variants, wherever they stand', async () => {
  const text = `${HEADER}
T-S,T-shirt,20,3,Clothes,Acme,https://x.example/s.jpg,Soft.,Size,Small
M-1,Mug,8,,Kitchen,Unbranded,,,,
T-L,T-Shirt,,,,,https://x.example/l.jpg,,,Large
`;
  expect(await run([given(text)])).toMatchObject({ added: 2, rows: 3, skipped: 0 });
  const shirt = await at('/t-shirt/');
  expect(shirt.variants.map(({ price, inventoryLevel, image }) => [price, inventoryLevel, image.url])).toEqual([
    [166_667, 3, 'https://x.example/s.jpg'],
    [166_667, 999, 'https://x.example/l.jpg'],
  ]);
  expect([(await at('/mug/')).brandId, (await readBrands(told.db)).some(({ name }) => name === 'Acme')]).toEqual([
    0,
    true,
  ]);
});

test('a product is shown on the home page where its column says so, until the column says otherwise', async () => {
  await run([given('sku,name,price,featured\n1,Mug,8,Yes\n2,Cup,8,\n3,Jug,8,no\n')]);
  const featured = async () => Promise.all(['/mug/', '/cup/', '/jug/'].map(async (path) => (await at(path)).featured));
  expect(await featured()).toEqual([true, false, false]);
  await run([given('sku,name,price\n1,Mug,9\n')]);
  expect(await featured()).toEqual([true, false, false]);
  await run([given('sku,name,price,featured\n1,Mug,9,no\n2,Cup,8,x\n')]);
  expect(await featured()).toEqual([false, true, false]);
});

test('a product keeps its address when its name changes, and a code may begin with #', async () => {
  await run([given('sku,name,price\n#1,Mug,8\n# a comment, with a comma,\n')]);
  expect(await run([given('sku,name,price\n#1,Large mug,8\n')])).toMatchObject({ added: 0, changed: 1 });
  expect(await at('/mug/')).toMatchObject({ name: 'Large mug', sku: '#1' });
});

test('columns that are not known are noted once, at the header', async () => {
  await run([given('# mine\nsku,name,price,cost,,desc\n1,A,8,5,,x\n2,B,8,5,,x\n')]);
  expect(told.notes).toEqual([
    '2 cost: The column is not known and is not taken',
    '2 desc: The column is not known and is not taken',
  ]);
});

test('what cannot be read is reported by row and column', async () => {
  const rows = [
    ',No code,8',
    'A,,8',
    'B,No price,',
    'C,Euros,€8',
    'D,Nothing to pay,0',
    'E,Twice,8',
    'E,Again,8',
    'F,Words,8,some',
    'G,Picture,8,,,,C:\\mug.jpg',
    'H,Sizes,8,,,,,,Size,Big',
    'I,Sizes,8,,,,,,Size,big',
    'J,Sizes,8,,,,,,Size,Small',
  ];
  await run([given(`${HEADER}\n${rows.join('\n')}\n`)]);
  expect(told.skipped.toSorted()).toEqual([
    '2 sku: There is no code to tell the product by',
    '3 name: The product has no name',
    '4 price: “” is not a price in pounds',
    '5 price: “€8” is not a price in pounds',
    '6 price: “0” is not a price in pounds',
    '8 sku: “E” is there twice; the first one counts',
  ]);
  expect(told.notes.toSorted()).toEqual([
    '10 image: “C:\\mug.jpg” is no web address such as https://…, nor in a folder of --images-from, and is not taken',
    '12 option 1 value: The variant “big” (I) is there twice; the first one counts',
    '9 stock: “some” is no whole number and counts as 0',
  ]);
});

test('a sale price and a weight that cannot be read are reported, and the product is sold', async () => {
  await run([given('sku,name,price,sale price,weight,unit pricing measure\nM,Mug,8,cheap,heavy,long\nN,Cup,8,9,,\n')]);
  expect(told.notes).toEqual([
    '2 sale price: “cheap” is not a price in pounds and is not taken: the price applies',
    '2 weight: “heavy” is no weight such as 350 g or 1.2 kg and is not taken',
    expect.stringMatching(/^2 unit pricing measure: “long” by “” is no measure/),
    '3 sale price: The sale price is not below the price and is not taken: the price applies',
  ]);
  expect(await imported()).toMatchObject(Array(2).fill({ price: 66_667, retailPrice: 0 }));
});

test('a manufacturer and the highest minimum age are kept; what cannot be shown is noted or left out', async () => {
  const text = `sku,name,price,minimum age,manufacturer,manufacturer address,manufacturer contact,option 1 name,option 1 value
0,Knife,8,16,,9 Other Road,,Size,S
1,Knife,8,18,Acme Limited,"1 Mill Lane,\nNorwich",safety@example.com,Size,L
2,Acid,8,17,,,
3,Cup,8,,Acme Limited,,javascript:x
`;
  await run([given(text)]);
  expect(await imported()).toMatchObject([
    {
      minimumAge: 18,
      manufacturer: { name: 'Acme Limited', postalAddress: '1 Mill Lane, Norwich', contact: 'safety@example.com' },
    },
    { name: 'Cup', manufacturer: { name: 'Acme Limited' } },
  ]);
  expect(told.skipped).toEqual(['5 minimum age: “17” is not 16, 18 or 21']);
  expect(told.notes).toEqual(['6 manufacturer contact: This is no email or https: address, and is not taken']);
});
