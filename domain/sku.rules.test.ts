import { expect, test } from 'vitest';
import { skuKey } from './sku.rules.ts';

test.each([
  ['HD-100 001', 'hd100001'],
  ['hd/100001', 'hd100001'],
  [' HB.PIN–13S2 ', 'hbpin13s2'],
  ['Ünï-5', 'uni5'],
  ['ＡＢ１', 'ab1'],
  ['–/ ', ''],
])('%j is compared as %j', (code, key) => {
  expect(skuKey(code)).toBe(key);
});
