import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../database/database.fixture.ts';
import { shownFields, useImports } from './import.fixture.ts';

const NAME = 'Café lamp ½';

const feed = (item: string, { encoding = 'UTF-8', root = '' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" ${root}><channel><title>A shop</title>${item}</channel></rss>`;

const lamp = (title: string) =>
  `<item><g:id>L</g:id><title>${title}</title><g:price>12.00 GBP</g:price><g:availability>in_stock</g:availability></item>`;

const little = (text: string) => Buffer.from(text, 'utf16le');
const big = (text: string) => little(text).swap16();

eachDatabase((store) => {
  const { told, run, given, imported } = useImports(store);

  async function onlyOf(content: string | Uint8Array) {
    expect(await run([given(content)])).toMatchObject({ added: 1, skipped: 0, isBroken: false });
    return (await imported())[0] ?? expect.fail('nothing was imported');
  }

  describe('an XML feed', () => {
    test.each<[string, string, (text: string) => Buffer]>([
      ['ASCII', 'ISO-8859-1', (text) => Buffer.from(text.replace(NAME, 'Plain lamp'))],
      ['UTF-8', 'ISO-8859-1', (text) => Buffer.from(text)],
      ['UTF-8', 'US-ASCII', (text) => Buffer.from(text)],
      ['UTF-8', 'utf-16', (text) => Buffer.from(text)],
      ['UTF-8 with a byte order mark', 'windows-1252', (text) => Buffer.from(`\uFEFF${text}`)],
      ['Windows-1252', 'windows-1252', (text) => Buffer.from(text, 'latin1')],
      ['Windows-1252', 'ISO-8859-1', (text) => Buffer.from(text, 'latin1')],
      ['Windows-1252', 'us-ascii', (text) => Buffer.from(text, 'latin1')],
      ['Windows-1252', 'UTF-8', (text) => Buffer.from(text, 'latin1')],
      ['Windows-1252', 'utf8', (text) => Buffer.from(text, 'latin1')],
      ['Windows-1252', 'UTF-16', (text) => Buffer.from(text, 'latin1')],
      ['UTF-16 LE', 'UTF-16', little],
      ['UTF-16 BE', 'UTF-8', big],
      ['UTF-16 LE with a byte order mark', 'ISO-8859-1', (text) => little(`\uFEFF${text}`)],
      ['UTF-16 BE with a byte order mark', 'utf-16be', (text) => big(`\uFEFF${text}`)],
    ])('in %s that declares %s is read', async (_, encoding, bytesOf) => {
      const content = bytesOf(feed(lamp(NAME), { encoding }));
      expect((await onlyOf(content)).name).toBe(content.includes('Plain') ? 'Plain lamp' : NAME);
    });

    test('in ISO-8859-15 has its euro sign', async () => {
      const content = Buffer.from(feed(lamp('Lamp ¤'), { encoding: 'ISO-8859-15' }), 'latin1');
      expect((await onlyOf(content)).name).toBe('Lamp €');
    });

    test.each([
      ['declared', 'xmlns:p="http://base.google.com/ns/1.0"'],
      ['undeclared', ''],
    ])('may use any %s prefix', async (_, root) => {
      const item =
        '<item><p:id>G</p:id><p:title>Prefix lamp</p:title><p:price>20.00 GBP</p:price><p:product_detail><p:section_name>All</p:section_name><p:attribute_name>Cap</p:attribute_name><p:attribute_value>E27</p:attribute_value></p:product_detail></item>';
      const product = await onlyOf(feed(item, { root }));
      expect([product.name, shownFields(product)]).toEqual(['Prefix lamp', { Cap: 'E27' }]);
    });

    test('may have elements of other vocabularies with the same names', async () => {
      const item = lamp(NAME).replace(
        '<g:id>',
        '<media:title>A picture</media:title><media:price>1 GBP</media:price><g:id>',
      );
      expect((await onlyOf(feed(item, { root: 'xmlns:media="http://search.yahoo.com/mrss/"' }))).name).toBe(NAME);
    });

    test('may be Atom with a prefix', async () => {
      const text =
        '<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><a:entry><g:id>L</g:id><a:title>Atom lamp</a:title><g:price>12 GBP</g:price></a:entry></a:feed>';
      expect((await onlyOf(text)).name).toBe('Atom lamp');
    });
  });

  describe('text that was escaped twice', () => {
    test('is decoded in a Merchant Center feed', async () => {
      const item = lamp('26&amp;quot; shade &amp;amp; lamp').replace(
        '</item>',
        '<g:description>26&amp;quot; wide</g:description><g:product_type>Lamps &amp;gt; Shades</g:product_type></item>',
      );
      expect(await onlyOf(feed(item))).toMatchObject({
        name: '26" shade & lamp',
        url: '/26-shade-and-lamp/',
        descriptionHtml: '<p>26" wide</p>',
      });
    });

    test('is markup in a description alone', async () => {
      const markup = '&amp;lt;b&amp;gt;Lamp&amp;lt;/b&amp;gt;';
      const item = lamp(markup).replace('</item>', `<g:description>${markup}</g:description></item>`);
      expect(await onlyOf(feed(item))).toMatchObject({
        name: '&lt;b&gt;Lamp&lt;/b&gt;',
        descriptionHtml: '<b>Lamp</b>',
      });
    });

    test('is decoded in a table', async () => {
      const text = 'Handle,Title,Body (HTML),Variant Price\nlamp,26&quot; lamp,<p>26&amp;quot; wide</p>,12\n';
      expect(await onlyOf(text)).toMatchObject({ name: '26" lamp', descriptionHtml: '<p>26&quot; wide</p>' });
    });

    test('is decoded in BigCommerce JSON', async () => {
      const item = { id: 1, name: '26&quot; lamp', price: 12, description: '<p>26&amp;quot; wide</p>' };
      expect(await onlyOf(JSON.stringify([item]))).toMatchObject({
        name: '26" lamp',
        descriptionHtml: '<p>26&quot; wide</p>',
      });
    });
  });

  describe("a spreadsheet's mark of text", () => {
    const rows = [
      ['Handle', 'Title', 'Variant SKU', 'Variant Barcode', 'Variant Price'],
      ["'lamp", "'Tis a lamp", "'00124", '"=""5012345678900"""', "'10.00"],
    ];
    test.each([
      ['commas', ','],
      ['semicolons', ';'],
      ['tabs', '\t'],
    ])('is no part of a code in a table with %s', async (_, delimiter) => {
      const product = await onlyOf(`${rows.map((cells) => cells.join(delimiter)).join('\n')}\n`);
      expect(product).toMatchObject({
        name: "'Tis a lamp",
        url: '/lamp/',
        sku: '00124',
        gtin: '5012345678900',
      });
      expect(told.notes).toEqual([]);
    });

    test('is no part of a code in a Merchant Center feed', async () => {
      const text = 'id,title,price,gtin,mpn\n\'007,Lamp,\'10.00 GBP,\'5012345678900,"=""00124"""\n';
      expect(await onlyOf(text)).toMatchObject({ sku: '00124', gtin: '5012345678900' });
    });
  });
});
