import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBrands } from '../catalogue/catalogue-store.ts';
import { eachDatabase } from '../database/database.fixture.ts';
import { fixture, shownFields, useImports } from './import.fixture.ts';

const CDN = 'https://cdn.shopify.com/s/files/1/0601';

eachDatabase((store) => {
  const { told, run, given, at, imported, placesOf } = useImports(store);

  describe("Shopify's current template", () => {
    test('is read like the older one', async () => {
      expect(await run([fixture('shopify-current.csv')])).toMatchObject({
        added: 3,
        rows: 7,
        skipped: 3,
        imageHosts: ['cdn.shopify.com'],
      });
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
      });
      expect(light.retailPrice).toBeGreaterThan(light.price);
      expect(
        light.variants.map(({ sku, inventoryLevel, optionValues }) => [
          sku,
          inventoryLevel,
          optionValues[0]?.optionDisplayName,
          optionValues[0]?.label,
        ]),
      ).toEqual([
        ['AR-WL-AB', 14, 'Finish', 'Aged Brass'],
        ['AR-WL-PN', 0, 'Finish', 'Polished Nickel'],
      ]);
      expect(light.variants[0]?.image.url).toBe(`${CDN}/arden-brass.jpg`);
    });

    test('sorts pictures by position, with their alt texts', async () => {
      await run([fixture('shopify-current.csv')]);
      expect((await at('/arden-wall-light/')).images).toEqual([
        { url: `${CDN}/arden-front.jpg`, description: 'Arden Wall Light in aged brass' },
        { url: `${CDN}/arden-side.jpg`, description: 'Arden Wall Light from the side' },
        { url: `${CDN}/arden-lit.jpg`, description: 'Arden Wall Light' },
      ]);
    });

    test('detects drafts, archived and unpublished products by the columns present', async () => {
      await run([fixture('shopify-current.csv')]);
      expect(told.skipped).toEqual([
        '9 Status: The product “draft-lamp” is draft',
        '10 Status: The product “archived-lamp” is archived',
        '11 Published on online store: The product “hidden-lamp” is not published',
      ]);
    });

    test('a product that sells when out of stock is never out of stock', async () => {
      await run([fixture('shopify-current.csv')]);
      expect(await at('/bexley-dimmer/')).toMatchObject({ inventoryTracking: 'none' });
      expect((await at('/corran-pendant/')).variants.map(({ sku, inventoryLevel }) => [sku, inventoryLevel])).toEqual([
        ['CO-P-S', 3],
        ['CO-P-L', 999],
      ]);
      await run([
        given(
          'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price\na,A,shopify,0,continue,5\nb,B,shopify,0,deny,5\n',
        ),
      ]);
      expect([(await at('/a/')).inventoryTracking, (await at('/b/')).inventoryTracking]).toEqual(['none', 'product']);
    });

    test('reports duplicate option values', async () => {
      await run([fixture('shopify-current.csv')]);
      expect(told.notes).toEqual([
        '7 Option1 value: The variant “Small” (CO-P-S2) is there twice; the first one counts',
      ]);
    });

    test('tags are searchable but hidden; those that name a property are shown', async () => {
      await run([fixture('shopify-current.csv')]);
      const light = await at('/arden-wall-light/');
      expect(light.customFields).toContainEqual(
        expect.objectContaining({ name: '__tags', value: 'Art Deco, Bathroom' }),
      );
      expect(shownFields(light)).toEqual({ 'IP rating': 'IP44', Color: undefined, Finish: 'Aged Brass' });
    });
  });

  test('a product without a brand creates no brand', async () => {
    await run([fixture('shopify-current.csv'), fixture('quoted.tsv')]);
    expect([(await at('/bexley-dimmer/')).brandId, (await at('/pell-6-hook/')).brandId]).toEqual([0, 0]);
    expect((await readBrands(told.db)).map(({ url }) => url)).toEqual(['heritage-brass', 'arden-and-vale', 'karsten']);
  });

  describe('BigCommerce', () => {
    const files = ['bigcommerce-products.json', 'bigcommerce-brands.json', 'bigcommerce-categories.json'].map(fixture);

    test('brands and categories are resolved from their files, in any order; unknown ids are reported', async () => {
      expect(await run(files)).toMatchObject({ added: 3, skipped: 1 });
      const brands = new Map((await readBrands(told.db)).map(({ id, name }) => [id, name]));
      expect([
        brands.get((await at('/marlow-reeded-wall-light/')).brandId),
        (await at('/withdrawn-lantern/')).brandId,
      ]).toEqual(['Marlow Lighting', 0]);
      expect(await placesOf('/marlow-reeded-wall-light/')).toEqual(['/lighting/wall-lights/', '/lighting/']);
      expect(told.notes.filter((line) => line.includes('unresolved'))).toEqual([
        '1 categories: Category 99 is unresolved: name the category file of the same shop on the command line',
        '4 brand_id: Brand 77 is unresolved: name the brand file of the same shop on the command line',
      ]);
    });

    test('a single product is read', async () => {
      expect(await run([fixture('bigcommerce-single.json')])).toMatchObject({ added: 1, skipped: 0 });
      expect(await at('/marlow-ceiling-light/')).toMatchObject({ sku: 'MAR-CL' });
    });

    test('the thumbnail comes first', async () => {
      await run(files);
      expect((await at('/marlow-reeded-wall-light/')).images.map(({ description }) => description)).toEqual([
        'The light lit',
        'Side',
      ]);
    });

    test('a required modifier becomes an option with its surcharge; an unavailable choice is out of stock', async () => {
      await run(files, { pricesIncludeVat: false });
      const light = await at('/marlow-picture-light/');
      expect(
        light.variants.map(({ price, inventoryLevel, optionValues }) => [
          ...optionValues.map(({ label }) => label),
          price - light.price,
          inventoryLevel,
        ]),
      ).toEqual([
        ['Aged Brass', '1 m', 0, 5],
        ['Aged Brass', '2 m', expect.any(Number), 5],
        ['Chrome', '1 m', expect.any(Number), 0],
        ['Chrome', '2 m', expect.any(Number), 0],
      ]);
      const [short, long] = light.variants;
      expect(((long?.price ?? 0) - (short?.price ?? 0)) / light.price).toBeCloseTo(4.5 / 49.99);
      expect(told.notes).toEqual(
        expect.arrayContaining([
          '2 purchasing_disabled: Cannot be bought, shown as out of stock: “Chrome / 1 m”, “Chrome / 2 m”',
          '2 modifiers: Optional modifiers are not taken: “Gift wrap”',
        ]),
      );
    });

    test('a product that needs typed text is left out; an unavailable one is off sale', async () => {
      await run(files);
      expect(told.skipped).toEqual(['3 modifiers: “Number to engrave” is required and has no values to choose from']);
      expect(await at('/withdrawn-lantern/')).toMatchObject({ availability: 'unavailable' });
    });
  });

  describe('files', () => {
    test('in Windows-1252 are decoded', async () => {
      expect(await run([fixture('windows-1252.csv')])).toMatchObject({ added: 2, skipped: 0 });
      expect(await at('/creme-lampshade/')).toMatchObject({
        name: 'Crème Brûlée Lampshade – 30 cm',
        descriptionHtml: '<p>“Linen”, £5 off the pair. 50 % cotton, 2½ inches deep.</p>',
      });
      expect((await readBrands(told.db)).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Café Lumière', 'Farrow’s']),
      );
    });

    test('saved as Unicode text by a spreadsheet are read: UTF-16 with tabs and quoted cells', async () => {
      expect(await run([fixture('utf-16.txt')])).toMatchObject({ added: 1, skipped: 0 });
      expect(await at('/knob-11-2-creme/')).toMatchObject({
        name: 'Knob 1½" – crème',
        descriptionHtml: '<p>Turned, with a "bell" rim.</p>',
      });
    });

    test.each([
      ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x48, 0, 0, 0]), /UTF-32/],
      ['Shift_JIS', readFileSync(fixture('shift-jis.csv')), /Shift_JIS: save it as UTF-8/],
      ['windows-1250', readFileSync(fixture('windows-1250.csv')), /windows-1250: save it as UTF-8/],
    ])('in %s are refused with the reason', async (_, bytes, reason) => {
      await expect(run([given(bytes)])).rejects.toThrow(reason);
      expect(await imported()).toEqual([]);
    });

    test('in UTF-8 with an invalid byte are read, and the row is reported', async () => {
      const text = Buffer.concat([
        Buffer.from('Handle,Title,Variant Price\nlamp-a,Café Crème,12\nlamp-b,Caf'),
        Buffer.from([0xe9]),
        Buffer.from(',12\n'),
      ]);
      expect(await run([given(text)])).toMatchObject({ added: 2 });
      expect([(await at('/lamp-a/')).name, told.notes]).toEqual([
        'Café Crème',
        [expect.stringMatching(/^3 Title: Some characters/)],
      ]);
    });

    test('with tabs may have quoted cells, and inch signs stay', async () => {
      expect(await run([fixture('quoted.tsv')])).toMatchObject({
        added: 2,
        skipped: 0,
        imageHosts: ['images.example.com', 'http://pictures.example.org'],
      });
      expect(await at('/karsten-1-2-knob/')).toMatchObject({
        name: 'Karsten 1/2" Knob',
        descriptionHtml: expect.stringContaining('Lacquered\tby hand.'),
      });
      expect(await at('/pell-6-hook/')).toMatchObject({ name: 'Pell 6" Hook' });
    });
  });

  describe('an oversized cell', () => {
    const big = 'word "" '.repeat(400_000);

    test.each([
      [
        'CSV',
        `Handle,Title,Body (HTML),Variant Price\na,A,,12\nb,B,"${big}\n\n${big}",12\nc,C,,12\nd,D,,POA\n`,
        ['5 Body (HTML): The cell is longer than 1 MB', '7 Variant Price: “POA” is not a price'],
      ],
      [
        'CSV without quotes',
        `Handle,Title,Body (HTML),Variant Price\na,A,,12\nb,B,${'x'.repeat(3_000_000)},12\nc,C,,12\n`,
        ['3 Body (HTML): The cell is longer than 1 MB'],
      ],
      [
        'TSV',
        `id\ttitle\tdescription\tprice\na\tA\t\t12 GBP\nb\tB\t${'x'.repeat(3_000_000)}\t12 GBP\nc\tC\t\t12 GBP\n`,
        ['3 description: The cell is longer than 1 MB'],
      ],
      [
        'JSON',
        JSON.stringify([
          { id: 1, name: 'A', price: 12 },
          { id: 2, name: 'B', price: 12, description: 'x'.repeat(3_000_000) },
          { id: 3, name: 'C', price: 12 },
        ]),
        ['2 description: The text is longer than 1 MB'],
      ],
      [
        'XML',
        `<rss><channel>${['a', 'b', 'c'].map((id) => `<item><id>${id}</id><title>${id}</title><price>12 GBP</price><description><![CDATA[${id === 'b' ? 'x'.repeat(3_000_000) : 'x'}]]></description></item>`).join('')}</channel></rss>`,
        ['2 description: The text is longer than 1 MB'],
      ],
    ])('of %s costs its row alone', async (_, text, faults) => {
      expect(await run([given(text)])).toMatchObject({ added: 2, isBroken: false });
      expect([(await imported()).map(({ name }) => name.toUpperCase()), told.skipped]).toEqual([['A', 'C'], faults]);
    });
  });

  test('columns and options may have names of Object.prototype’s properties', async () => {
    const text =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,__proto__ (product.metafields.custom.x),constructor\na,A,__proto__,constructor,12,yes,no\na,,,toString,12,,\n';
    expect(await run([given(text)])).toMatchObject({ added: 1, skipped: 0 });
    const product = await at('/a/');
    expect(product.variants.map(({ optionValues }) => optionValues)).toEqual(
      ['constructor', 'toString'].map((label) => [{ id: 1, optionDisplayName: '__proto__', label }]),
    );
    expect(product.customFields).toHaveLength(2);
  });
});
