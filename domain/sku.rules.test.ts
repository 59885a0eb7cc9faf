import { expect, test } from 'vitest';
import { isSku, skuKey } from './sku.rules.ts';

test.each([
  ['HD-100 001', 'hd100001'],
  [' HB.PIN–13S2 ', 'hbpin13s2'],
  ['Ünï-5', 'uni5'],
  ['ＡＢ１', 'ab1'],
])('%j is compared as %j', (code, key) => expect(skuKey(code)).toBe(key));

test.each([
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  [' –/\u0000', false],
])('whether %j can be a code: %j', (text, expected) => expect(isSku(text)).toBe(expected));
