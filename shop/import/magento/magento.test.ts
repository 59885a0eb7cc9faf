import { expect, test } from 'vitest';
import { readBrands } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { fixture, shownFields, useImports } from '../import.fixture.ts';
import { categoriesOf, dateOf, pairsOf } from './cells.rules.ts';
import { soldQuantities } from './quantities.rules.ts';

const HEADER = 'sku,store_view_code,product_type,name,price,qty,is_in_stock,manage_stock,use_config_manage_stock';

const { told, run, given, at, imported } = useImports();

test('an export: products, their variations, which are no products, and a report of what is not taken', async () => {
  expect(await run([fixture('magento.csv')], { imagesFrom: 'https://old.example/media/' })).toMatchObject({
    added: 4,
    unread: 4,
    notForSale: 2,
    imageHosts: ['old.example', 'cdn.example'],
  });
  const peg = await at('/wall-peg-oak/');
  expect(peg).toMatchObject({ name: 'Wall peg', sku: 'PEG', weightGrams: 300, pageTitle: 'Wall pegs' });
  expect(peg.variants).toMatchObject([
    {
      sku: 'PEG-BR',
      price: 66_667,
      inventoryLevel: 14,
      image: { url: 'https://old.example/media/p/e/peg-br.jpg' },
      optionValues: [{ optionDisplayName: 'Finish', label: 'Brass' }],
    },
    { sku: 'PEG-BK', price: 62_500, inventoryLevel: 0, optionValues: [{ label: 'Black' }] },
  ]);
  expect(peg.images).toEqual([
    { url: 'https://old.example/media/p/e/peg.jpg', description: 'A wall peg' },
    { url: 'https://old.example/media/p/e/peg-side.jpg', description: 'The side' },
  ]);
  expect(peg.descriptionHtml).toBe('<p>A peg.</p><p>Turned oak.</p>');
  expect(shownFields(peg)).toEqual({ Material: 'Brass', Care: 'Wipe, do not soak' });
  expect((await readBrands(told.db)).map(({ name }) => name)).toContain('Tarn Forge');
  // A simple product: its barcode, sale with dates, stock and least quantity.
  const rail = await at('/peg-rail/');
  expect(rail).toMatchObject({
    gtin: '5012345678900',
    inventoryLevel: 4,
    weightGrams: 1_200,
    minimumQuantity: 2,
    price: 154_167,
  });
  expect(shownFields(rail)).toEqual({ 'IP rating': 'IP20' });
  expect((await at('/peg-rail/', Date.parse('2026-12-26'))).price).toBe(200_000);
  expect(await at('/last-rail/')).toMatchObject({ price: 200_000, retailPrice: 0 });
  expect((await at('/screw/')).inventoryTracking).toBe('none');
  expect(told.skipped).toEqual([
    '10 product_type: The product “SET” is of the type “bundle”, which the shop does not sell',
    '11 product_online: The product “OFF” is disabled',
    '12 custom_options: A choice that the shop does not offer is required',
    '13 price: “” is not a price in pounds',
    '14 store_view_code: There is no row of the default store view',
    '15 configurable_variations: None of its variations is in the file and has a price',
  ]);
  expect(told.notes).toEqual([
    '4 configurable_variations: The variation “PEG-NI” is disabled or has no price',
    '5 configurable_variations: The variation “PEG-ZZ” is not in the file',
    '8 special_price_to_date: “ to soon” is not an interval of two times: the price applies',
    '9 tax_class_name: Not taken: “Zero Rated”. It is sold at 20 % VAT, as everything else',
  ]);
});

test('a picture without a web address is reported where its folder is not named', async () => {
  await run([fixture('magento.csv')]);
  expect(told.notes).toContain('5 base_image: A picture has no web address; --images-from names their folder');
});

test('stock is counted, or not, as its columns say', async () => {
  const stocks = {
    counted: '7.0000,1,1,1',
    'out of stock': '7.0000,0,1,1',
    'not counted': '0.0000,1,0,0',
    'counted as the setting says': '0.0000,1,0,1',
    oversold: '-2.0000,1,1,1',
    'not said': ',,,',
    'some held back': '7.0000,1,1,1,5.0000,0,0,1',
    'held back as the setting says': '7.0000,1,1,1,5.0000,1,0,1',
    'oversold without end': '7.0000,1,1,1,0.0000,0,1,0',
    'oversold by 20': '7.0000,1,1,1,-20.0000,0,1,0',
  };
  const header = `${HEADER},out_of_stock_qty,use_config_min_qty,allow_backorders,use_config_backorders`;
  const rows = Object.entries(stocks).map(([name, stock], index) => `#${index},,simple,${name},5.0000,${stock}\n`);
  await run([given(`${header}\n${rows.join('')}`)]);
  const levels = (await imported()).map((it) => [it.name, `${it.inventoryTracking} ${it.inventoryLevel}`]);
  expect(Object.fromEntries(levels)).toEqual({
    counted: 'product 7',
    'out of stock': 'product 0',
    'not counted': 'none 0',
    'counted as the setting says': 'product 0',
    oversold: 'product 0',
    'not said': 'none 0',
    'some held back': 'product 2',
    'held back as the setting says': 'product 7',
    'oversold without end': 'none 0',
    'oversold by 20': 'product 27',
  });
});

const SIX = { use_config_enable_qty_inc: '0', enable_qty_increments: '1', use_config_qty_increments: '0', qty_increments: '6.0000' }; // prettier-ignore

test.each<[string, Record<string, string>[], terms: object, notes: string[]]>([
  ['packs of six', [SIX], { quantityMultiple: 6 }, []],
  ['packs that are off', [{ ...SIX, enable_qty_increments: '0' }], {}, []],
  ['packs of the shop', [{ ...SIX, use_config_qty_increments: '1' }], {}, ['2 use_config_qty_increments']],
  [
    'half a metre',
    [{ ...SIX, is_qty_decimal: '1', qty_increments: '0.5' }],
    {},
    ['2 is_qty_decimal', '2 qty_increments'],
  ],
  ['at least 3', [{ use_config_min_sale_qty: '0', min_cart_qty: '3.0000' }], { minimumQuantity: 3 }, []],
  ['at most 1', [{ use_config_max_sale_qty: '0', max_cart_qty: '1.0000' }], {}, ['2 max_cart_qty']],
  ['the shop’s maximum', [{ use_config_max_sale_qty: '1', max_cart_qty: '2.0000' }], {}, []],
  ['a download', [{ product_type: 'downloadable' }], {}, ['2 product_type']],
  ['variations alike', [{ product_type: 'configurable' }, SIX, SIX], { quantityMultiple: 6 }, []],
  ['variations that differ', [{}, SIX, { is_qty_decimal: '1' }], {}, ['4 is_qty_decimal', '3 qty_increments']],
])('the quantities of %s', (_, [main = {}, ...variations], terms, notes) => {
  const rowOf = (values: object, index: number) => ({ row: index + 2, values: new Map(Object.entries(values)) });
  const sold = soldQuantities(rowOf(main, 0), variations.map((one, index) => rowOf(one, index + 1))); // prettier-ignore
  const told = sold.notes.map((one) => ('remark' in one ? `${one.remark.row} ${one.remark.column}` : ''));
  expect([sold.terms, told]).toEqual([terms, notes]);
});

test('the variations of a product are bounded', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `sku=V,size=${index}`).join('|');
  const text = `${HEADER},configurable_variations\nV,,simple,V,5,,,,\nA,,configurable,Mug,,,,,,"${many}"\n`;
  await run([given(text)]);
  expect(told.skipped).toEqual(['3 configurable_variations: The product has more than 600 variants']);
  expect(await imported()).toHaveLength(1);
});

test.each([
  ['color=Black,size=M', [['color', 'Black'], ['size', 'M']]], // prettier-ignore
  ['a=x, y,b=z', [['a', 'x, y'], ['b', 'z']]], // prettier-ignore
  ['a=1,"b=Say ""hi"", now",c=2', [['a', '1'], ['b', 'Say "hi", now'], ['c', '2']]], // prettier-ignore
  ['url=https://x.example/?a=b', [['url', 'https://x.example/?a=b']]],
  ['nonsense', []],
  ['', []],
])('the pairs of %s', (text, pairs) => expect(pairsOf(text)).toEqual(pairs));

test.each([
  ['Default Category/Hooks/Brass,Default Category/Hooks', [['Hooks', 'Brass']]],
  ['Default Category/Pegs, knobs/Oak, Default Category/Sale', [['Pegs, knobs', 'Oak'], ['Sale']]],
  [String.raw`Default Category/In\/out`, [['In/out']]],
  ['Shop A/Hooks,Shop B/Rails', [['Hooks'], ['Rails']]],
  ['Default Category', []],
  ['', []],
])('the categories of %s', (text, paths) => expect(categoriesOf(text)).toEqual(paths));

test.each([
  ['2026-11-26 00:00:00', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  ['26/11/2026, 01:06', '2026-11-26'],
  ['2/19/26, 1:06 AM', '2026-02-19'],
  ['2026-02-31', null],
  ['13/13/26', null],
  ['soon', null],
])('the date %s is %s', (text, date) => expect(dateOf(text)).toBe(date));
