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
  ['a removed variant', ['B Black'], ['A Brass', 'B Black'], 2, [1], 2],
  ['a new variant in front', ['C Chrome', 'A Brass'], ['A Brass'], 1, [1, 0], 2],
  ['a new variant in place of a removed one', ['A Brass', 'C Chrome'], ['A Brass'], 2, [0, 2], 3],
  ['a changed SKU', ['Z Brass'], ['A Brass'], 1, [0], 1],
  ['a renamed option', ['A Antique', 'B Black'], ['A Brass', 'B Black'], 2, [0, 1], 2],
  ['swapped SKUs', ['B Brass', 'A Black'], ['A Brass', 'B Black'], 2, [0, 1], 2],
  ['no SKUs', [' Chrome', ' Black'], [' Brass', ' Black'], 2, [2, 1], 3],
  ['unknown numbers', ['C Chrome'], ['A Brass', 'B Black'], 0, [2], 3],
])('%s', (_, variants, known, next, numbers, then) => {
  expect(variantNumbers(variants.map(told), before(...known), next)).toEqual({ numbers, next: then });
});
