import { describe, expect, test } from 'vitest';
import { facetsLedBy, fingerprint, isPlain, selectionOf, withSelected, type Facet } from './list.rules.ts';

const none = { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false };

describe('selectionOf normalizes', () => {
  test.each([
    ['nothing', {}, none],
    ['nulls', { facets: null, brands: null, price: { minimum: null } }, none],
    ['facets without values and bounds', { facets: [{ name: 'IP Rating', values: [] }, { name: 'Cap' }] }, none],
    [
      'blank texts, which find nothing',
      { facets: [{ name: ' ', values: ['x'] }], brands: [''] },
      { ...none, facets: [{ name: '', values: ['x'], minimum: null, maximum: null }], brands: [''] },
    ],
    ['bounds swapped', { price: { minimum: 500, maximum: 100 } }, { ...none, minimumPrice: 100, maximumPrice: 500 }],
    [
      'bounds below nothing, which find nothing',
      { price: { minimum: -1, maximum: -5 } },
      { ...none, minimumPrice: -5, maximumPrice: -1 },
    ],
    ['a bound of 0', { price: { maximum: 0 } }, { ...none, maximumPrice: 0 }],
    [
      'bounds of 0 and below of a facet, of which the last count',
      {
        facets: [
          { name: 'W', minimum: 5, maximum: 9 },
          { name: 'W', minimum: -1, maximum: 0 },
          { name: 'W', minimum: null },
        ],
      },
      { ...none, facets: [{ name: 'W', values: [], minimum: -1, maximum: 0 }] },
    ],
    ['nothing but stock', { inStock: true }, { ...none, inStock: true }],
    ['nothing but sale', { onSale: true }, { ...none, onSale: true }],
    ['doubles and any order', { brands: ['b', 'a', 'b'] }, { ...none, brands: ['a', 'b'] }],
    [
      'a facet in several parts',
      {
        facets: [
          { name: 'W', values: ['2'] },
          { name: 'A', values: ['x'] },
          { name: 'W', values: ['1', '2'], minimum: 9, maximum: 3 },
        ],
      },
      {
        ...none,
        facets: [
          { name: 'A', values: ['x'], minimum: null, maximum: null },
          { name: 'W', values: ['1', '2'], minimum: 3, maximum: 9 },
        ],
      },
    ],
    [
      'texts that no value is as long as, which find nothing',
      { brands: ['x'.repeat(999)], facets: [{ name: 'A'.repeat(999), values: ['y'.repeat(999)] }] },
      {
        ...none,
        brands: ['x'.repeat(200)],
        facets: [{ name: 'A'.repeat(200), values: ['y'.repeat(200)], minimum: null, maximum: null }],
      },
    ],
  ])('%s', (_, filters, expected) => {
    expect(selectionOf({ filters }).filters).toEqual(expected);
  });
  test('keeps at most 200 brands', () => {
    expect(
      selectionOf({ filters: { brands: Array.from({ length: 5_000 }, (_, index) => `b${index}`) } }).filters.brands,
    ).toHaveLength(200);
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

describe('the fingerprint of a list', () => {
  test('is empty for an unfiltered list, whatever its facet size', () => {
    expect([fingerprint(selectionOf({})), fingerprint(selectionOf({ facetSize: 80 }))]).toEqual(['', '']);
    expect(isPlain(selectionOf({ sort: 'NEWEST' }))).toBe(false);
    expect(isPlain(selectionOf({ filters: { inStock: true } }))).toBe(false);
    expect(isPlain(selectionOf({ filters: { onSale: true } }))).toBe(false);
  });
  test('is equal for equivalent filters and differs between lists', () => {
    const of = (brands: string[], sort?: 'NAME') => fingerprint(selectionOf({ filters: { brands }, sort }));
    expect(of(['a', 'b'])).toBe(of(['b', 'a', 'a']));
    expect(new Set([of(['a']), of(['b']), of(['a', 'b']), of(['a'], 'NAME'), of([], 'NAME')]).size).toBe(5);
  });
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
  const facet: Facet = {
    name: 'IP Rating',
    kind: 'VALUES',
    values: [{ value: 'IP44', count: 9, selected: false }],
    valueCount: 12,
    minimum: null,
    maximum: null,
    selectedMinimum: null,
    selectedMaximum: null,
  };
  const [found, ...others] = withSelected(
    [facet],
    [
      { name: 'IP Rating', values, minimum: null, maximum: null },
      { name: 'Nothing', values: ['x'], minimum: null, maximum: null },
    ],
  );
  expect(found?.values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' selected' : ''}`)).toEqual(
    expected,
  );
  expect([found?.valueCount, others]).toEqual([11 + expected.length, []]);
});
