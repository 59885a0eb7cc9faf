import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrands } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { fixture, shownFields, useImports } from './import.fixture.ts';

const CDN = 'https://cdn.shopify.com/s/files/1/0601';

const { told, run, given, at, imported, placesOf } = useImports();

test("Shopify's current template is read like the older one", async () => {
  const result = await run([fixture('shopify-current.csv')]);
  expect(result).toMatchObject({ added: 3, rows: 7, skipped: 3, imageHosts: ['cdn.shopify.com'] });
  const light = await at('/arden-wall-light/');
  expect(light).toMatchObject({
    name: 'Arden Wall Light',
    sku: 'AR-WL-AB',
    gtin: '5061234500017',
    inventoryTracking: 'variant',
    descriptionHtml: '<p>Solid brass, with a fluted glass shade.</p>',
    weightGrams: 1_250,
    pageTitle: 'Arden Brass Wall Light | IP44',
    metaDescription: 'A fluted wall light.',
    variants: [
      { sku: 'AR-WL-AB', inventoryLevel: 14, image: { url: `${CDN}/arden-brass.jpg` } },
      { sku: 'AR-WL-PN', inventoryLevel: 0 },
    ],
  });
  // By position, with their alternative texts.
  expect(light.images).toEqual([
    { url: `${CDN}/arden-front.jpg`, description: 'Arden Wall Light in aged brass' },
    { url: `${CDN}/arden-side.jpg`, description: 'Arden Wall Light from the side' },
    { url: `${CDN}/arden-lit.jpg`, description: 'Arden Wall Light' },
  ]);
  // Tags can be searched for; those that name a property are shown.
  expect(light.customFields).toContainEqual(expect.objectContaining({ name: '__tags', value: 'Art Deco, Bathroom' }));
  expect(shownFields(light)).toEqual({ 'IP rating': 'IP44', Color: undefined, Finish: 'Aged Brass' });
  // A product that sells when out of stock is never out of stock.
  expect(await at('/bexley-dimmer/')).toMatchObject({ inventoryTracking: 'none', brandId: 0 });
  const levels = (await at('/corran-pendant/')).variants.map(({ sku, inventoryLevel }) => [sku, inventoryLevel]);
  expect(Object.fromEntries(levels)).toEqual({ 'CO-P-S': 3, 'CO-P-L': 999 });
  expect(told.skipped).toEqual([
    '9 Status: The product “draft-lamp” is draft',
    '10 Status: The product “archived-lamp” is archived',
    '11 Published on online store: The product “hidden-lamp” is not published',
  ]);
  expect(told.notes).toEqual(['7 Option1 value: The variant “Small” (CO-P-S2) is there twice; the first one counts']);
});

test('BigCommerce: brands, categories, pictures and modifiers of products, in any order', async () => {
  const files = ['bigcommerce-products.json', 'bigcommerce-brands.json', 'bigcommerce-categories.json'].map(fixture);
  expect(await run(files, { pricesIncludeVat: false })).toMatchObject({ added: 3, skipped: 1 });
  const brands = new Map((await readBrands(told.db)).map(({ id, name }) => [id, name]));
  const wallLight = await at('/marlow-reeded-wall-light/');
  expect(brands.get(wallLight.brandId)).toBe('Marlow Lighting');
  expect(await at('/withdrawn-lantern/')).toMatchObject({ brandId: 0, availability: 'unavailable' });
  expect(await placesOf('/marlow-reeded-wall-light/')).toEqual(['/lighting/wall-lights/', '/lighting/']);
  // The thumbnail comes first.
  expect(wallLight.images.map(({ description }) => description)).toEqual(['The light lit', 'Side']);
  // A required modifier is an option with its surcharge; a choice that cannot be bought is out of stock.
  const light = await at('/marlow-picture-light/');
  expect(
    light.variants.map(({ inventoryLevel, optionValues }) => [
      ...optionValues.map(({ label }) => label),
      inventoryLevel,
    ]),
  ).toEqual([
    ['Aged Brass', '1 m', 5],
    ['Aged Brass', '2 m', 5],
    ['Chrome', '1 m', 0],
    ['Chrome', '2 m', 0],
  ]);
  const [short, long] = light.variants;
  expect(short?.price).toBe(light.price);
  expect(((long?.price ?? 0) - light.price) / light.price).toBeCloseTo(4.5 / 49.99);
  expect(told.notes).toEqual(
    expect.arrayContaining([
      '1 categories: Category 99 is unresolved: name the category file of the same shop on the command line',
      '4 brand_id: Brand 77 is unresolved: name the brand file of the same shop on the command line',
      '2 purchasing_disabled: Cannot be bought, shown as out of stock: “Chrome / 1 m”, “Chrome / 2 m”',
      '2 modifiers: Optional modifiers are not taken: “Gift wrap”',
    ]),
  );
  expect(told.skipped).toEqual(['3 modifiers: “Number to engrave” is required and has no values to choose from']);
});

test('a single product of BigCommerce is read', async () => {
  expect(await run([fixture('bigcommerce-single.json')])).toMatchObject({ added: 1, skipped: 0 });
  expect(await at('/marlow-ceiling-light/')).toMatchObject({ sku: 'MAR-CL' });
});

test('tables are read in Windows-1252, and in UTF-16 or with tabs with quoted cells and inch signs', async () => {
  const result = await run(['windows-1252.csv', 'utf-16.txt', 'quoted.tsv'].map(fixture));
  expect(result).toMatchObject({ added: 5, skipped: 0 });
  expect(result.imageHosts).toEqual(expect.arrayContaining(['images.example.com', 'http://pictures.example.org']));
  expect(await at('/creme-lampshade/')).toMatchObject({
    name: 'Crème Brûlée Lampshade – 30 cm',
    descriptionHtml: '<p>“Linen”, £5 off the pair. 50 % cotton, 2½ inches deep.</p>',
  });
  expect((await readBrands(told.db)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Café Lumière', 'Farrow’s']),
  );
  expect(await at('/knob-11-2-creme/')).toMatchObject({
    name: 'Knob 1½" – crème',
    descriptionHtml: '<p>Turned, with a "bell" rim.</p>',
  });
  expect(await at('/karsten-1-2-knob/')).toMatchObject({
    name: 'Karsten 1/2" Knob',
    descriptionHtml: expect.stringContaining('Lacquered\tby hand.') as string,
  });
  expect(await at('/pell-6-hook/')).toMatchObject({ name: 'Pell 6" Hook', brandId: 0 });
});

test.each([
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x48, 0, 0, 0]), /UTF-32/],
  ['Shift_JIS', readFileSync(fixture('shift-jis.csv')), /Shift_JIS: save it as UTF-8/],
])('a table in %s is refused with the reason', async (_, bytes, reason) => {
  await expect(run([given(bytes)])).rejects.toThrow(reason);
  expect(await imported()).toEqual([]);
});

test('a table in UTF-8 with an invalid byte is read, and the row is reported', async () => {
  const text = 'Handle,Title,Variant Price\nlamp-a,Café Crème,12\nlamp-b,Caf';
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xe9]), Buffer.from(',12\n')]);
  expect(await run([given(bytes)])).toMatchObject({ added: 2 });
  expect((await at('/lamp-a/')).name).toBe('Café Crème');
  expect(told.notes).toEqual([expect.stringMatching(/^3 Title: Some characters/)]);
});

const long = 'x'.repeat(1_100_000);
const item = (id: string) => `<item><id>${id}</id><title>${id}</title><price>12 GBP</price>
<description>${id === 'b' ? long : 'x'}</description></item>`;
test.each([
  [
    'CSV',
    `Handle,Title,Body (HTML),Variant Price\na,A,,12\nb,B,"${long}\n\n",12\nc,C,,12\nd,D,,POA\n`,
    ['5 Body (HTML): The cell is longer than 1 MB', '7 Variant Price: “POA” is not a price'],
  ],
  [
    'JSON',
    JSON.stringify(['A', 'B', 'C'].map((name, id) => ({ id, name, price: 12, description: name === 'B' ? long : '' }))),
    ['2 description: The text is longer than 1 MB'],
  ],
  ['XML', `<channel>${['a', 'b', 'c'].map(item).join('')}</channel>`, ['2 description: The text is longer than 1 MB']],
])('an oversized cell of %s costs its row alone', async (_, text, faults) => {
  expect(await run([given(text)])).toMatchObject({ added: 2, isBroken: false });
  expect([(await imported()).map(({ name }) => name.toUpperCase()), told.skipped]).toEqual([['A', 'C'], faults]);
});

test('columns and options may have names of Object.prototype’s properties', async () => {
  const columns = 'Handle,Title,Option1 Name,Option1 Value,Variant Price';
  const text = `${columns},__proto__ (product.metafields.custom.x),constructor
a,A,__proto__,constructor,12,yes,no\na,,,toString,12,,\n`;
  expect(await run([given(text)])).toMatchObject({ added: 1, skipped: 0 });
  const product = await at('/a/');
  expect(product.variants.map(({ optionValues }) => optionValues)).toEqual(
    ['constructor', 'toString'].map((label) => [{ id: 1, optionDisplayName: '__proto__', label }]),
  );
  expect(product.customFields).toHaveLength(2);
});
