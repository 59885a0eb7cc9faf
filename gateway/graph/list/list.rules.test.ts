import { describe, expect, test } from 'vitest';
import { facetsLedBy, fingerprint, isPlain, selectionOf, withSelected, type Facet } from './list.rules.ts';

const none = { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false };
const facet = (name: string, values: string[], minimum: number | null = null, maximum: number | null = null) => ({
  name,
  values,
  minimum,
  maximum,
});
const [LONG, LONGEST] = ['x'.repeat(999), 'x'.repeat(200)];

describe('selectionOf normalizes', () => {
  test.each([
    ['nothing', {}, none],
    ['nulls', { facets: null, brands: null, price: { minimum: null } }, none],
    ['facets without values and bounds', { facets: [{ name: 'IP Rating', values: [] }, { name: 'Cap' }] }, none],
    [
      'blank texts, which find nothing',
      { facets: [{ name: ' ', values: ['x'] }], brands: [''] },
      { ...none, facets: [facet('', ['x'])], brands: [''] },
    ],
    ['bounds swapped', { price: { minimum: 500, maximum: 100 } }, { ...none, minimumPrice: 100, maximumPrice: 500 }],
    ['a bound below nothing', { price: { minimum: -1, maximum: 0 } }, { ...none, minimumPrice: -1, maximumPrice: 0 }],
    [
      'bounds of 0 and below of a facet, of which the last count',
      { facets: [facet('W', [], 5, 9), facet('W', [], -1, 0), { name: 'W', minimum: null }] },
      { ...none, facets: [facet('W', [], -1, 0)] },
    ],
    ['nothing but stock', { inStock: true }, { ...none, inStock: true }],
    ['doubles and any order', { brands: ['b', 'a', 'b'] }, { ...none, brands: ['a', 'b'] }],
    [
      'a facet in several parts',
      { facets: [facet('W', ['2']), facet('A', ['x']), facet('W', ['1', '2'], 9, 3)] },
      { ...none, facets: [facet('A', ['x']), facet('W', ['1', '2'], 3, 9)] },
    ],
    [
      'texts that no value is as long as, which find nothing',
      { brands: [LONG], facets: [facet(LONG, [LONG])] },
      { ...none, brands: [LONGEST], facets: [facet(LONGEST, [LONGEST])] },
    ],
  ])('%s', (_, filters, expected) => {
    expect(selectionOf({ filters }).filters).toEqual(expected);
  });
  test('keeps at most 200 brands', () => {
    const brands = Array.from({ length: 5_000 }, (_, index) => `b${index}`);
    expect(selectionOf({ filters: { brands } }).filters.brands).toHaveLength(200);
  });
  test.each([
    [undefined, 10],
    [0, 1],
    [80, 80],
    [9_999, 250],
  ])('a facet size of %s to %i', (facetSize, expected) => {
    expect(selectionOf({ facetSize }).facetSize).toBe(expected);
  });
});

test('the fingerprint of a list is empty for an unfiltered list, whatever its facet size', () => {
  expect([fingerprint(selectionOf({})), fingerprint(selectionOf({ facetSize: 80 }))]).toEqual(['', '']);
  const others = [{ sort: 'NEWEST' as const }, { filters: { inStock: true } }, { filters: { onSale: true } }];
  expect(others.map((other) => isPlain(selectionOf(other)))).toEqual([false, false, false]);
});
test('the fingerprint of a list is equal for equivalent filters and differs between lists', () => {
  const of = (brands: string[], sort?: 'NAME') => fingerprint(selectionOf({ filters: { brands }, sort }));
  expect(of(['a', 'b'])).toBe(of(['b', 'a', 'a']));
  expect(new Set([of(['a']), of(['b']), of(['a', 'b']), of(['a'], 'NAME'), of([], 'NAME')]).size).toBe(5);
});

test.each([
  [[], [{ name: 'Cap' }, { name: 'Finish' }, { name: 'Zone' }]],
  [
    ['Zone', 'Gone', 'Cap'],
    [{ name: 'Zone', isLeading: true }, { name: 'Cap', isLeading: true }, { name: 'Finish' }],
  ],
])('facets led by %j are %j', (names, expected) => {
  const facets = ['Cap', 'Finish', 'Zone'].map((name) => ({ name }));
  expect(facetsLedBy(facets, names)).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['nothing', [], ['IP44 9']],
  ['a value of the list', ['IP44'], ['IP44 9']],
  ['a value that the list does not have', ['IP44', 'IP99'], ['IP44 9', 'IP99 0 selected']],
])('the values of a facet include selected ones: %s', (_, values, expected) => {
  const values44 = [{ value: 'IP44', count: 9, selected: false }];
  const bounds = { minimum: null, maximum: null, selectedMinimum: null, selectedMaximum: null };
  const list: Facet[] = [{ name: 'IP Rating', kind: 'VALUES', values: values44, valueCount: 12, ...bounds }];
  const [found, ...others] = withSelected(list, [facet('IP Rating', values), facet('Nothing', ['x'])]);
  expect(found?.values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' selected' : ''}`)).toEqual(
    expected,
  );
  expect([found?.valueCount, others]).toEqual([11 + expected.length, []]);
});
