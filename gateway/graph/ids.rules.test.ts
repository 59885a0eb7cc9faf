import { expect, test } from 'vitest';
import { decodeId, encodeId, keyOf, numberKeyOf } from './ids.rules.ts';

test.each([
  ['Product', '/astro-bari/'],
  ['Variant', '/astro-bari/#12'],
])('decodes an encoded id of %s %s', (type, key) => {
  expect(decodeId(encodeId(type, key))).toEqual({ type, key });
});

test.each([
  ['nothing', ''],
  ['a number', '1'],
  ['no type', Buffer.from('/astro-bari/').toString('base64url')],
  ['no key', Buffer.from('Product:').toString('base64url')],
  ['a line break', Buffer.from('Product:/a\n/').toString('base64url')],
  ['a second spelling of the same', `${encodeId('Product', '/a/')}=`],
  ['bytes that are no text', Buffer.from([0x50, 0x3a, 0xff, 0xfe]).toString('base64url')],
  ['a key without end', encodeId('Product', 'x'.repeat(601))],
  ['a hundred thousand letters', 'A'.repeat(100_000)],
])('rejects as an id: %s', (_, id) => {
  expect(decodeId(id)).toBeNull();
});

test('keyOf returns null for an id of another type', () => {
  expect(keyOf('Product', encodeId('Product', '/a/'))).toBe('/a/');
  expect(keyOf('Brand', encodeId('Product', '/a/'))).toBeNull();
  expect(numberKeyOf('Brand', encodeId('Brand', 7))).toBe(7);
  expect(numberKeyOf('Brand', encodeId('Brand', '7e3'))).toBeNull();
  expect(numberKeyOf('Brand', encodeId('Brand', '-7'))).toBeNull();
});
