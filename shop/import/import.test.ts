import { describe, expect, test } from 'vitest';
import { readBrands, readStamp } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { fixture, shownFields as shown, useImports } from './import.fixture.ts';

eachDatabase((store) => {
  const { told, run, given, pathOf, at, imported, placesOf } = useImports(store);

  test('a Shopify export: rows of a handle make one product, with its variants, pictures and metafields', async () => {
    expect(await run([fixture('shopify.csv')])).toMatchObject({ added: 2, rows: 4, skipped: 3 });
    const light = await at('/farrow-wall-light/');
    expect(light).toMatchObject({
      name: 'Farrow Wall Light',
      sku: 'FW-AB',
      price: 991_667,
      retailPrice: 1_241_667,
      inventoryTracking: 'variant',
      createdAt: '2026-11-21',
    });
    expect(light.descriptionHtml).toContain('"bell"');
    expect(light.images.map(({ url }) => url)).toEqual(
      ['ab', 'pn', 'lit'].map((view) => `https://cdn.example.com/farrow-${view}.jpg`),
    );
    expect(light.variants).toMatchObject([
      { sku: 'FW-AB', price: 991_667, inventoryLevel: 12, optionValues: [{ label: 'Antique Brass' }] },
      { sku: 'FW-PN', price: 1_041_667, inventoryLevel: 0, optionValues: [{ label: 'Polished Nickel' }] },
    ]);
    expect(shown(light)).toMatchObject({ 'IP Rating': 'IP44', 'IP rating': 'IP44' });
    expect(await at('/tilda-lampshade/')).toMatchObject({ inventoryTracking: 'none', variants: [] });
    expect((await readBrands(told.db)).map(({ url }) => url)).toEqual(
      expect.arrayContaining(['farrow-and-sons', 'orla-blake']),
    );
    expect(told.skipped).toEqual([
      expect.stringMatching(/^6 Status: The product “draft-lamp” is draft$/),
      expect.stringMatching(/^7 Variant Price: “POA” is not a price$/),
      expect.stringMatching(/^8 Handle: /),
    ]);
  });

  test('a Merchant Center feed: the items of a group are variants, wherever they stand', async () => {
    expect(await run([fixture('merchant.tsv')])).toMatchObject({ added: 3, rows: 4, skipped: 3 });
    const knob = await at('/karsten-1-2-cupboard-knob/');
    expect(knob).toMatchObject({ name: 'Karsten 1/2" Cupboard Knob', price: 79_167, inventoryTracking: 'variant' });
    expect(
      knob.variants.map(({ sku, inventoryLevel, optionValues }) => [sku, inventoryLevel > 0, optionValues]),
    ).toEqual([
      ['KA-KNOB-SB', true, [{ id: 1, optionDisplayName: 'Finish', label: 'Satin Brass' }]],
      ['KA-KNOB-MB', false, [{ id: 1, optionDisplayName: 'Finish', label: 'Matt Black' }]],
    ]);
    expect(shown(knob)).toEqual({ Material: 'Brass' });
    expect(await at('/pell-pendant/')).toMatchObject({ price: 800_000, retailPrice: 1_000_000 });
    expect(told.skipped.map((line) => line.replace(/^\d+ /, ''))).toEqual([
      expect.stringMatching(/^price: “10.00 EUR”/),
      expect.stringMatching(/^id: There is no id/),
      'id: “D-1” is there twice; the first one counts',
    ]);
    expect(await run([fixture('merchant.csv')])).toMatchObject({ added: 0, changed: 0, unchanged: 3, skipped: 3 });
  });

  test('a Merchant Center feed as XML', async () => {
    expect(await run([fixture('merchant.xml')])).toMatchObject({ added: 1, rows: 2, skipped: 1 });
    const knob = await at('/karsten-1-2-cupboard-knob/');
    expect(knob.images).toHaveLength(4);
    expect(knob.descriptionHtml).toBe('<p>Turned from solid brass &amp; lacquered.</p>');
    expect(shown(knob)).toEqual({ Diameter: '13 mm', Guarantee: '10 years' });
    expect(await placesOf('/karsten-1-2-cupboard-knob/')).toEqual(['/hardware/cupboard-knobs/', '/hardware/']);
  });

  test('BigCommerce JSON, as a page, a list and JSON Lines', async () => {
    const result = await run([fixture('bigcommerce.json')], { pricesIncludeVat: false });
    expect(result).toMatchObject({ added: 1, rows: 1, skipped: 3 });
    const light = await at('/hollis-downlight/');
    expect(light).toMatchObject({
      price: 155_000,
      retailPrice: 240_000,
      sku: 'HOL-DL',
      gtin: '5070000000017',
      inventoryTracking: 'variant',
    });
    expect(light.images.map(({ url }) => url)).toEqual([
      'https://cdn.example.com/hollis-1.jpg',
      'https://cdn.example.com/hollis-2.jpg',
    ]);
    expect(light.variants).toMatchObject([
      { sku: 'HOL-DL-WH', price: 155_000, inventoryLevel: 40 },
      { sku: 'HOL-DL-SC', price: 170_000, inventoryLevel: 0 },
    ]);
    expect(told.skipped.map((line) => line.split(':')[0])).toEqual(['2 is_visible', '3 price', '4 name']);
    const item = (id: number) => JSON.stringify({ id, name: `Lamp ${id}`, price: 12 });
    expect(
      await run([given(`[${item(1)},${item(2)}]`, 'list'), given(`${item(3)}\n${item(4)}\n`, 'lines')]),
    ).toMatchObject({ added: 4, skipped: 0 });
  });

  describe('a second time', () => {
    test('changes nothing, and a changed product keeps its id and address', async () => {
      const files = ['shopify.csv', 'merchant.tsv', 'bigcommerce.json'].map(fixture);
      await run(files);
      const before = await imported();
      const { revision } = await readStamp(told.db);
      const again = await run(files, { today: '2027-01-01' });
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
      expect([await imported(), (await readStamp(told.db)).revision]).toEqual([before, revision]);

      const cheaper = given('Handle,Title,Variant Price\ntilda-lampshade,Tilda Lampshade 30 cm,30.00\n');
      expect(await run([cheaper])).toMatchObject({ added: 0, changed: 1 });
      expect(await at('/tilda-lampshade/')).toMatchObject({
        id: before.find(({ url }) => url === '/tilda-lampshade/')?.id,
        price: 250_000,
      });
    });

    test('finishes an interrupted import, with no product written in part', async () => {
      const rows = Array.from({ length: 900 }, (_, index) => `lamp-${index},Lamp ${index},12.00`).join('\n');
      const file = given(`Handle,Title,Variant Price\n${rows}\n`);
      let seen = 0;
      const interrupted = run([file], {
        onWritten: (written) => {
          seen = written;
          if (written > 400) throw new Error('interrupted');
        },
      });
      await expect(interrupted).rejects.toThrow('interrupted');
      expect(seen).toBeLessThan(900);
      const there = await imported();
      expect(there.length).toBeGreaterThan(0);
      expect(there.length % 200).toBe(0);
      expect(await run([file])).toMatchObject({ added: 900 - there.length, unchanged: there.length });
      expect(new Set((await imported()).map(({ url }) => url)).size).toBe(900);
    });
  });

  describe('another feed of the same products', () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
    const row = (finish: string, index: number) =>
      `knob,${index === 0 ? 'Knob' : ''},Finish,${finish},K-${finish},12\n`;
    const rows = (...finishes: string[]) => `${header}\n${finishes.map(row).join('')}`;
    const ids = async () =>
      Object.fromEntries((await at('/knob/')).variants.map(({ id, optionValues }) => [optionValues[0]?.label, id]));

    test('keeps each variant’s id when others come and go', async () => {
      await run([given(rows('Brass', 'Chrome', 'Black'))]);
      const before = await ids();
      await run([given(rows('Chrome', 'Brass'))]);
      expect(await ids()).toEqual({ Brass: before.Brass, Chrome: before.Chrome });
      await run([given(rows('White', 'Chrome', 'Brass'))]);
      const { White, ...others } = await ids();
      expect(others).toEqual({ Brass: before.Brass, Chrome: before.Chrome });
      expect(Object.values(before)).not.toContain(White);
    });
  });

  test.each([
    ['the template', 'sku,name,price\nD,First,8\nE,Other,8\nD,Second,9\nD,Third,9\n'],
    ['Merchant Center', 'id,title,price\nD,First,8\nE,Other,8\nD,Second,9\nD,Third,9\n'],
    ['Shopify', 'Handle,Title,Variant Price\nd,First,8\ne,Other,8\nd,Second,9\nd,Third,9\n'],
    [
      'WooCommerce',
      'Type,SKU,Name,Regular price\nsimple,D,First,8\nsimple,E,Other,8\nsimple,D,Second,9\nsimple,D,Third,9\n',
    ],
    [
      'Magento',
      'sku,product_type,name,price\nD,simple,First,8\nE,simple,Other,8\nD,simple,Second,9\nD,simple,Third,9\n',
    ],
    [
      'BigCommerce',
      JSON.stringify(['', 'First', 'Other', 'Second', 'Third'].map((name, at) => ({ id: at % 2, name, price: 8 }))),
    ],
  ])('a product that is in %s three times is imported once, and each other row is reported', async (_, text) => {
    expect(await run([given(text)])).toMatchObject({ added: 2, rows: 2 });
    expect((await imported()).map(({ name }) => name)).toEqual(['First', 'Other']);
    expect(told.skipped.filter((line) => line.includes('the first one counts')).map((line) => line[0])).toEqual([
      '4',
      '5',
    ]);
  });

  test('a code of several products or variants is in the report', async () => {
    const text = `sku,name,price,barcode,option 1 name,option 1 value
A-1,Lamp,8,501,,\na 1,Shade,8,502,,\nB,Plug,8,501,,\nC,Hook,8,,,\nC2,Rail,8,,,
V,Mug,8,,Size,S\nW,Mug,8,,Size,M\nc2,Mug,8,,Size,L\n`;
    await run([given(text)]);
    expect(told.notes).toEqual([
      '3 sku: The code “a 1” is also that of “Lamp”: a look-up by it finds no single item',
      '4 gtin: The code “501” is also that of “Lamp”: a look-up by it finds no single item',
      '7 sku: The code “c2” is also that of “Rail”: a look-up by it finds no single item',
    ]);
  });

  test('products of one name all get an address', async () => {
    const file = given(
      `id,title,price\n${Array.from({ length: 620 }, (_, index) => `X${index},Brass Lamp,12 GBP\n`).join('')}`,
    );
    expect(await run([file])).toMatchObject({ added: 620 });
    expect(new Set((await imported()).map(({ url }) => url)).size).toBe(620);
    expect(await at('/brass-lamp-x600/')).toBeDefined();
    expect(await run([file])).toMatchObject({ unchanged: 620 });
  });

  test('a product does not take the address of a page, of a category or of the shop’s own product', async () => {
    await run([given('id,title,price\na,cart,1 GBP\nb,lamps,1 GBP\nc,Lamp 1,12 GBP\nd,Lamp 1,13 GBP\n')]);
    expect((await imported()).map(({ url }) => url)).toEqual(['/cart-2/', '/lamps-2/', '/lamp-1-2/', '/lamp-1-3/']);
    expect((await at('/lamp-1/')).id).toBe(1);
  });

  test('uses the shop’s categories by name and address, and adds new ones at the top', async () => {
    const types = ['Table lamps', 'Lamps > Table', 'Table', '', 'Fans'];
    await run([given(`Handle,Title,Type,Variant Price\n${types.map((type, id) => `p${id},P,${type},12\n`).join('')}`)]);
    const places = await Promise.all(types.map((_, id) => placesOf(`/p${id}/`)));
    const table = ['/lamps/table/', '/lamps/'];
    expect(places).toEqual([table, table, table, ['/more/'], ['/fans/']]);
  });

  describe('invalid input', () => {
    test.each([
      ['a CSV row with an open quote', 'Handle,Title,Variant Price\na,A,12\nb,"B,12\n', 1],
      ['XML that breaks off', '<channel><item><id>1</id><title>A</title><price>12 GBP</price></item><item><id>2', 1],
      ['JSON that breaks off', '[{"id":1,"name":"A","price":12},{"id":2,"na', 1],
      ['a BOM and Windows line ends', '\uFEFFid,title,price\r\n1,A,12 GBP\r\n', 1],
    ])('%s', async (_, text, added) => {
      expect((await run([given(text)])).added).toBe(added);
    });
    test('a missing file is refused before anything is written', async () => {
      await expect(run([fixture('shopify.csv'), pathOf('missing')], { mode: 'replace' })).rejects.toThrow(/ENOENT/);
      expect([(await imported()).length, (await readStamp(told.db)).catalogue]).toEqual([0, 'small']);
    });
  });
});
