import { describe, expect, test } from 'vitest';
import { gradeOf, readJudgedProducts, readJudgedSet } from './judged-set.ts';

const [lamp, shade] = readJudgedProducts([
  { sku: 'L-1', name: 'Brass Table Lamp', fields: ['Antique Brass'] },
  { sku: 'S-1', name: 'Linen Lamp Shade' },
]);
const set = (...grades: object[]) => readJudgedSet({ queries: [{ query: 'lamp', kind: 'householder', grades }] })[0];

describe('the grade of a product', () => {
  test('is that of the first rule that fits it', () => {
    const query = set(
      { name: 'Shade', grade: 1, reason: 'goes with a lamp' },
      { name: 'Lamp', says: 'Antique', grade: 3, reason: 'a lamp' },
    );
    expect([lamp, shade].map((product) => product && query && gradeOf(query, product))).toEqual([3, 1]);
  });

  test('may be given by SKU, and is 0 otherwise', () => {
    const query = set({ sku: 'L-1', grade: 2, reason: 'a lamp' });
    expect([lamp, shade].map((product) => product && query && gradeOf(query, product))).toEqual([2, 0]);
  });
});

describe('a faulty file is refused with the place of the fault', () => {
  test.each([
    ['a grade over 3', { name: 'Lamp', grade: 4, reason: 'why' }, /grades\[0\]\.grade/],
    ['a grade without a reason', { name: 'Lamp', grade: 3 }, /grades\[0\]\.reason/],
    ['an expression that cannot be read', { name: '(', grade: 3, reason: 'why' }, /grades\[0\]\.name/],
    ['a rule that fits everything', { grade: 3, reason: 'why' }, /needs sku, name or says/],
    ['an unknown field', { name: 'Lamp', grade: 3, reason: 'why', weight: 2 }, /weight/],
  ])('%s', (_what, grade, fault) => {
    expect(() => set(grade)).toThrow(fault);
  });

  test('a product without a name', () => {
    expect(() => readJudgedProducts([{ sku: 'L-1' }])).toThrow(/\[0\]\.name/);
  });
});
