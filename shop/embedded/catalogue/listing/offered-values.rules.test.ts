import { expect, test } from 'vitest';
import { offeredValues, type FacetFacts } from './offered-values.rules.ts';

const usual: FacetFacts = { total: 20, covered: 20, isRange: false, isOption: false, isSelected: false };

test.each<[string, Record<string, number>, Partial<FacetFacts>, string[]]>([
  ['values of different products', { Brass: 12, Steel: 8 }, {}, ['Brass', 'Steel']],
  ['a single value of all products', { Copper: 20 }, {}, []],
  ['a single value of some products', { Copper: 7 }, { covered: 7 }, []],
  ['values that every product has', { Copper: 20, PVC: 20 }, {}, []],
  ['a value that every product has, beside several', { Copper: 20, PVC: 8, Rubber: 4 }, {}, ['PVC', 'Rubber']],
  ['a value that every product has, beside one', { Indoor: 20, Bathroom: 6 }, {}, ['Indoor', 'Bathroom']],
  ['options that every product comes in', { Black: 20, White: 20 }, { isOption: true }, ['Black', 'White']],
  ['an option with one value', { Black: 20 }, { isOption: true }, []],
  ['a range that every product has two values of', { 5: 20, 9: 20 }, { isRange: true }, ['5', '9']],
  ['values of too few products', { Yes: 3, No: 1 }, { total: 100, covered: 4 }, []],
  ['values of just enough products', { Yes: 3, No: 2 }, { total: 100, covered: 5 }, ['Yes', 'No']],
  ['a selected value of all products', { Copper: 20 }, { isSelected: true }, ['Copper']],
])('offers of %s', (_, counts, facts, expected) => {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }));
  expect(offeredValues(values, { ...usual, ...facts }).map(({ value }) => value)).toEqual(expected);
});
