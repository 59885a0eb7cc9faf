import { expect, test } from 'vitest';
import { variantNumbers } from './variant-numbers.rules.ts';

const told = (text: string) => {
  const [sku = '', ...labels] = text.split(' ');
  return { sku, labels };
};
const before = (...texts: string[]) => texts.map((text, number) => ({ ...told(text), number }));

test.each<[string, string[], string[], number, number[], number]>([
  ['a new product', ['A Brass', 'B Black'], [], 0, [0, 1], 2],
  ['nothing new', ['A Brass', 'B Black'], ['A Brass', 'B Black'], 2, [0, 1], 2],
  ['another order', ['B Black', 'A Brass'], ['A Brass', 'B Black'], 2, [1, 0], 2],
  ['one has gone', ['B Black'], ['A Brass', 'B Black'], 2, [1], 2],
  ['one is new in front', ['C Chrome', 'A Brass'], ['A Brass'], 1, [1, 0], 2],
  ['a new one where the last has gone', ['A Brass', 'C Chrome'], ['A Brass'], 2, [0, 2], 3],
  ['a new code', ['Z Brass'], ['A Brass'], 1, [0], 1],
  ['a new name', ['A Antique', 'B Black'], ['A Brass', 'B Black'], 2, [0, 1], 2],
  ['codes that changed places', ['B Brass', 'A Black'], ['A Brass', 'B Black'], 2, [0, 1], 2],
  ['no codes', [' Chrome', ' Black'], [' Brass', ' Black'], 2, [2, 1], 3],
  ['numbers that are not known', ['C Chrome'], ['A Brass', 'B Black'], 0, [2], 3],
])('%s', (_, variants, known, next, numbers, then) => {
  expect(variantNumbers(variants.map(told), before(...known), next)).toEqual({ numbers, next: then });
});
