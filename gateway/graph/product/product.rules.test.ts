import { expect, test } from 'vitest';
import { unitPrice } from '@storefront/domain/money.rules.ts';
import { batches, optionLabels, sortImages, type Variant } from './product.rules.ts';
import { energyClassOf, specifications } from './specifications.rules.ts';

const variant = (exVat: number, ...options: [string, string][]): Variant => ({
  id: exVat,
  sku: '',
  inventoryLevel: 1,
  price: unitPrice(exVat * 100),
  priceBreaks: [],
  imageUrl: null,
  selectedOptions: options.map(([name, value]) => ({ name, value })),
});

test('lists each option value once, in the order of the variants', () => {
  expect(
    optionLabels([
      variant(1, ['Finish', 'Brass'], ['Function', '2 Way']),
      variant(2, ['Finish', 'Chrome'], ['Function', '1 Way']),
      variant(3, ['Finish', 'Brass'], ['Function', '1 Way']),
    ]),
  ).toEqual([
    { name: 'Finish', labels: ['Brass', 'Chrome'] },
    { name: 'Function', labels: ['2 Way', '1 Way'] },
  ]);
});

test.each([
  ['by sort order', ['1:3', '2:1', '3:2'], [], [2, 3, 1]],
  ['by id when all sort orders are equal', ['3:0', '1:0'], [], [1, 3]],
  ['the cheapest variant’s first', ['1:1', '2:2', '3:3'], [4, 3], [3, 1, 2]],
  ['the cheapest variant’s before all of the product’s', ['5:1'], [5, 4], [0, 5]],
])('sorts images %s', (_, images, variants, ids) => {
  const sorted = sortImages(
    images
      .map((image) => image.split(':').map(Number))
      .map(([id = 0, sortOrder = 0]) => ({ id, sortOrder, url: `/${id}`, thumbnailUrl: null, description: '' })),
    variants.map((exVat) => ({ ...variant(exVat), imageUrl: `/${exVat}` })),
  );
  expect(sorted.map(({ id }) => id)).toEqual(ids);
});

test('joins specifications of the same name', () => {
  const fields = [
    { name: 'Finish', value: 'Bronze' },
    { name: 'Gang', value: '1' },
    { name: 'Finish:', value: 'Copper' },
    { name: 'Finish', value: 'Bronze' },
  ];
  expect(specifications(fields)).toEqual([
    { name: 'Finish', value: 'Bronze, Copper' },
    { name: 'Gang', value: '1' },
  ]);
});

test.each([
  ['B', 'B'],
  [' f ', 'F'],
  ['H', null],
  ['A++', null],
])('reads the energy class %j as %j', (value, expected) => {
  expect(
    energyClassOf([
      { name: 'IP Rating', value: 'IP44' },
      { name: 'Energy Class:', value },
    ]),
  ).toBe(expected);
  expect(energyClassOf([])).toBeNull();
});

test('splits paths into batches of at most a hundred, with URLs of at most 7.5 kB', () => {
  const short = Array.from({ length: 250 }, (_, index) => `/p${index}/`);
  expect(batches(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  const long = Array.from({ length: 60 }, (_, index) => `/${'x'.repeat(200)}${index}/`);
  expect(batches(long).flat()).toEqual(long);
  const urlOf = (batch: string[]) => new URLSearchParams(batch.map((path) => ['url_list', path])).toString();
  expect(batches(long).every((batch) => urlOf(batch).length < 7_500)).toBe(true);
  expect(batches([])).toEqual([]);
});
