import { describe, expect, test } from 'vitest';
import { candidatesOf, gradeOf, parseProducts, readJudgedProducts, readJudgedSet } from './judged-set.ts';

const products = readJudgedProducts([
  { sku: 'L-1', name: 'Brass Table Lamp', fields: ['Antique Brass'] },
  { sku: 'S-1', name: 'Linen Lamp Shade' },
  { sku: 'B-1', name: 'Candle Bulb' },
]);
const setOf = (grades: object[], rest = {}) => readJudgedSet({ ...rest, queries: [{ query: 'lamp', grades }] });

function gradesOf(grades: object[], rest = {}) {
  const set = setOf(grades, rest);
  return products.map((product) => gradeOf(set, set.queries[0]!, product));
}

describe('the grade of a product', () => {
  test('is that of the first rule that fits it', () => {
    const grades = [
      { name: 'Shade', grade: 1, reason: 'goes with a lamp' },
      { name: 'Lamp', says: 'Antique', grade: 3, reason: 'a lamp' },
    ];
    expect(gradesOf(grades)).toEqual([3, 1, null]);
  });

  test('may be given by SKU', () => {
    expect(gradesOf([{ sku: 'L-1', grade: 2 }])).toEqual([2, null, null]);
  });

  test('is 0 for all others where the set says that others are wrong', () => {
    expect(gradesOf([{ sku: 'L-1', grade: 2 }], { others: 'wrong' })).toEqual([2, 0, 0]);
  });
});

const ofSku = (sku: string) => ({ sku, grade: 2 });
test.each([
  ['those of the SKUs', [ofSku('S-1'), ofSku('gone')], ['S-1']],
  ['all where a grade is for a name', [ofSku('S-1'), { name: 'Lamp', grade: 1 }], ['L-1', 'S-1', 'B-1']],
])('the products that may have a grade are %s', (_what, grades, skus) => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  expect(candidatesOf(setOf(grades).queries[0]!, products, bySku).map(({ sku }) => sku)).toEqual(skus);
});

describe('products are read', () => {
  test.each([
    ['from a JSON array', '[{ "sku": "A" }, { "sku": "B" }]'],
    ['from JSON lines', '{ "sku": "A" }\n\n{ "sku": "B" }\r\n'],
  ])('%s', (_what, text) => {
    expect(parseProducts(text)).toEqual([{ sku: 'A' }, { sku: 'B' }]);
  });
});
