import { expect, test } from 'vitest';
import { comparePath } from '../product/compare/compare-path.rules.ts';
import { areDifferent, codesOf, rowsOf } from './compare.rules.ts';

test.each([
  [null, []],
  ['A-1, B-2 ,a1,–,C-3', ['A-1', 'B-2', 'C-3']],
  ['A,B,C,D,E', ['A', 'B', 'C', 'D']],
  [`${'x'.repeat(101)},B`, ['B']],
  ['__proto__,constructor', ['__proto__', 'constructor']],
])('reads the codes of %j', (parameter, expected) => expect(codesOf(parameter)).toEqual(expected));

test.each([
  [[], '/compare'],
  [['A-1', 'B/2'], '/compare?codes=A-1,B%2F2'],
])('%j has the address %s', (codes, expected) => {
  expect(comparePath(codes)).toBe(expected);
  expect(codesOf(new URL(expected, 'http://shop').searchParams.get('codes'))).toEqual(codes);
});

const specification = (name: string, value: string, isLead = false) => ({ name, value, isLead });

test('puts specifications side by side, those of most products first', () => {
  const rows = rowsOf([
    [specification('Colour', 'Red'), specification('IP Rating', 'IP44'), specification('Finish', 'Brass')],
    [specification('IP Rating', 'IP44'), specification('Finish', 'brass'), specification('Finish', 'Chrome')],
    [specification('IP Rating', 'ip44'), specification('Finish', 'Brass')],
  ]);
  expect(rows).toEqual([
    { name: 'IP Rating', values: ['IP44', 'IP44', 'ip44'] },
    { name: 'Finish', values: ['Brass', 'brass, Chrome', 'Brass'] },
    { name: 'Colour', values: ['Red', null, null] },
  ]);
});

test.each([
  [['IP44', 'IP44', 'ip44'], false],
  [['Brass', 'brass, Chrome'], true],
  [['Red', null], true],
  [[null, null], false],
  [['Red'], false],
])('%j differs: %s', (values, expected) => expect(areDifferent(values)).toBe(expected));

test('what products are chosen by comes first, even where one of them has none', () => {
  const rows = rowsOf([
    [specification('Beam', '60', true), specification('Material', 'Steel')],
    [specification('Material', 'Steel')],
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['Beam', 'Material']);
});
