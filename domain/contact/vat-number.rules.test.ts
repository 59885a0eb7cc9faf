import { expect, test } from 'vitest';
import { vatNumberOf } from './vat-number.rules.ts';

test.each([
  ['GB 980 7806 84', 'GB 980 7806 84'],
  ['980780684', 'GB 980 7806 84'],
  ['ＧＢ９８０７８０６８４', 'GB 980 7806 84'],
  ['GB 434 0314 94 001', 'GB 434 0314 94 001'],
  ['GB 434 0314 95', null],
  ['GB 434 0314 94 01', null],
  ['GBGD499', 'GB GD499'],
  ['GBGD500', null],
  ['GBHA499', null],
  ['', null],
  ['GB 980 7806 84\n<b>', null],
])('%j as a VAT number is %j', (typed, expected) => expect(vatNumberOf(typed)).toBe(expected));

test('of the hundred endings of seven digits two are right: one of the older kind, one of the newer', () => {
  const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
  expect(endings.filter((ending) => vatNumberOf(`9807806${ending}`) !== null)).toEqual(['29', '84']);
});
