import { expect, test } from 'vitest';
import { useImports } from './import.fixture.ts';

const NAME = 'Café lamp ½';

const GOOGLE = '"http://base.google.com/ns/1.0"';
const feed = (item: string, { encoding = 'UTF-8', root = `xmlns:g=${GOOGLE}` } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<rss version="2.0" ${root}><channel><title>A shop</title>${item}</channel></rss>`;
const lamp = (title: string, more = '') =>
  `<item>${more}<g:id>L</g:id><title>${title}</title><g:price>12 GBP</g:price></item>`;
const prefixed = `<item><p:id>G</p:id><p:title>Prefix lamp</p:title><p:price>20.00 GBP</p:price><p:product_detail>
<p:attribute_name>Cap</p:attribute_name><p:attribute_value>E27</p:attribute_value></p:product_detail></item>`;
const prefixLamp = { name: 'Prefix lamp', customFields: [{ name: 'Cap', value: 'E27' }, {}] };

const SHOWN = { name: 'A lamp', descriptionHtml: '<p>Brass</p>' };

const little = (text: string) => Buffer.from(text, 'utf16le');
const latin = (text: string) => Buffer.from(text, 'latin1');

const { told, run, given, imported } = useImports();

async function onlyOf(content: string | Uint8Array) {
  expect(await run([given(content)])).toMatchObject({ added: 1, skipped: 0, isBroken: false });
  return (await imported())[0] ?? expect.fail('nothing was imported');
}

test.each<[string, string, string, (text: string) => Buffer]>([
  ['UTF-8', 'ISO-8859-1', NAME, (text) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', 'windows-1252', NAME, (text) => Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', 'ISO-8859-1', NAME, latin],
  ['ISO-8859-15', 'ISO-8859-15', 'Lamp €', (text) => latin(text.replace('€', '¤'))],
  ['UTF-16 BE', 'UTF-8', NAME, (text) => little(text).swap16()],
])('reads an XML feed in %s that declares %s', async (_, encoding, name, bytesOf) => {
  expect((await onlyOf(bytesOf(feed(lamp(name), { encoding })))).name).toBe(name);
});

test.each<[string, string, object]>([
  ['a declared prefix', feed(prefixed, { root: `xmlns:p=${GOOGLE}` }), prefixLamp],
  ['an undeclared prefix', feed(prefixed, { root: '' }), prefixLamp],
  [
    'elements of other vocabularies',
    feed(lamp(NAME, '<media:title>A picture</media:title><media:price>1 GBP</media:price>'), {
      root: `xmlns:g=${GOOGLE} xmlns:media="http://search.yahoo.com/mrss/"`,
    }),
    { name: NAME },
  ],
  [
    'Atom',
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:g=${GOOGLE}>
<a:entry><g:id>L</g:id><a:title>Atom lamp</a:title><g:price>12 GBP</g:price></a:entry></a:feed>`,
    { name: 'Atom lamp' },
  ],
  [
    'text that was escaped twice',
    feed(lamp('26&amp;quot; &amp;amp; lamp', '<g:description>26&amp;quot; wide</g:description>')),
    { name: '26" & lamp', url: '/26-and-lamp/', descriptionHtml: '<p>26" wide</p>' },
  ],
  [
    'markup in a name',
    feed(lamp('&amp;lt;b&amp;gt;Lamp', '<g:description>&amp;lt;b&amp;gt;Lamp&amp;lt;/b&amp;gt;</g:description>')),
    { name: '&lt;b&gt;Lamp', descriptionHtml: '<b>Lamp</b>' },
  ],
  [
    'JSON with text that was escaped twice',
    '[{"id":1,"name":"26&quot; lamp","price":12,"description":"<p>26&amp;quot; wide</p>"}]',
    { name: '26" lamp', descriptionHtml: '<p>26&quot; wide</p>' },
  ],
  [
    'a spreadsheet’s mark of text in a table',
    `Handle;Title;Variant SKU;Variant Barcode;Variant Price
'lamp;'Tis a lamp;'00124;"=""5012345678900""";'10.00\n`,
    { name: "'Tis a lamp", url: '/lamp/', sku: '00124', gtin: '5012345678900' },
  ],
  ['hidden characters in a table', 'id,title,price,description\n1,A\u0001\vlamp\u202E,8,B\u001Frass\n', SHOWN],
  [
    'hidden characters in JSON',
    JSON.stringify([{ id: 1, name: 'A\u0001\vlamp\u202E', price: 8, description: '<p>B\u001Frass</p>' }]),
    SHOWN,
  ],
])('reads a feed with %s', async (_, text, expected) => {
  expect(await onlyOf(text)).toMatchObject(expected);
  expect(told.notes).toEqual([]);
});
