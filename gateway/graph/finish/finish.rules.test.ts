import { expect, test } from 'vitest';
import type { Facet } from '../list/list.rules.ts';
import { familiesOf, familySlug, finishOf, offersFinish, oneOfEachFirst, variantInFinish } from './finish.rules.ts';

const facet = (name: string, values: Record<string, number>) =>
  ({
    name,
    values: Object.entries(values).map(([value, count]) => ({ value, count, selected: false })),
  }) as unknown as Facet;

test.each([
  ['brushed-brass', 'satin-brass'],
  ['polished-brass', 'polished-brass'],
  ['chrome', 'polished-chrome'],
  ['satin-chrome', 'brushed-chrome'],
  ['constructor', 'constructor'],
])('%s belongs to %s', (slug, family) => {
  expect(familySlug(slug)).toBe(family);
});

test('makers’ names of one finish are a family, and counts of all departments decide the order', () => {
  const lists = [
    {
      department: 'lighting',
      facets: [facet('Finish', { 'Satin Brass': 5, 'Matt Black': 9, 'Sage Green': 1 }), facet('Colour', { Red: 99 })],
    },
    { department: 'hardware', facets: [facet('Finish', { 'Brushed Brass': 6, 'Satin Brass': 2, '–': 50 })] },
    { department: 'bulbs', facets: [] },
  ];
  const family = (name: string, slug: string, byDepartment: [string, string[]][], labels = [name]) => ({
    name,
    slug,
    labels,
    labelsByDepartment: new Map(byDepartment),
  });
  const brass: [string, string[]][] = [
    ['lighting', ['Satin Brass']],
    ['hardware', ['Brushed Brass', 'Satin Brass']],
  ];
  expect(familiesOf(lists)).toEqual([
    family('Satin Brass', 'satin-brass', brass, ['Satin Brass', 'Brushed Brass']),
    family('Matt Black', 'matt-black', [['lighting', ['Matt Black']]]),
    family('Sage Green', 'sage-green', [['lighting', ['Sage Green']]]),
  ]);
});

const field = (name: string, value: string) => ({ name, value });

test.each<[string, ReturnType<typeof field>[], string | null]>([
  ['Rail 1m Track Kit Matt Black', [], 'Matt Black'],
  ['Kingsway Lever Handle, Antique Brass', [], 'Antique Brass'],
  ['Track Head (satin-brass)', [], 'Satin Brass'],
  ['GU10 LED Bulb Warm White', [], null],
  ['Pendant Matt Black & Polished Brass', [], null],
  ['Lever Handle', [], null],
  ['Lever Handle Satin Brass', [field('Finish', 'Brushed Brass')], 'Brushed Brass'],
  ['Lever Handle', [field('Plate Finish', 'Sage Green')], 'Sage Green'],
  ['Lever Handle', [field('Finish', 'Black, Chrome')], null],
  ['Lever Handle Black', [field('Finish', 'Chrome'), field('Metal Finish', 'Brass')], null],
])('the finish of %j with %j is %j', (name, specified, finish) => {
  expect(finishOf(name, specified)).toBe(finish);
});

const variant = (finish: string, size: string, stock = 1) => ({
  sku: `${finish} ${size}`,
  stock,
  selectedOptions: [
    { name: 'Finish', value: finish },
    { name: 'Size', value: size },
  ],
});
const variants = [
  variant('Brushed Brass', 'S', 0),
  variant('Brushed Brass', 'M'),
  variant('Satin Brass', 'L', 0),
  variant('Copper', 'S', 0),
  { sku: 'plain', stock: 1, selectedOptions: [{ name: 'Size', value: 'Copper' }] },
];

test.each([
  ['its own name, even when sold out', 'satin-brass', 'Satin Brass L'],
  ['its own name, in stock if possible', 'brushed-brass', 'Brushed Brass M'],
  ['another name of its family', 'matt-gold', 'Brushed Brass M'],
  ['the only variant, sold out', 'copper', 'Copper S'],
  ['a finish that it is not made in', 'bronze', undefined],
  ['no name', '', undefined],
])('a product in a finish is found by %s', (_, slug, sku) => {
  expect(variantInFinish(variants, slug, ({ stock }) => stock > 0)?.sku).toBe(sku);
});

test.each([
  ['brushed-brass', true],
  ['bronze', false],
  ['large', false],
])('a product in a finish: %s is offered: %s', (slug, expected) => {
  const options = [
    { name: 'Finish', labels: ['Satin Brass'] },
    { name: 'Size', labels: ['Large'] },
  ];
  expect(offersFinish(options, slug)).toBe(expected);
});

test.each([
  ['no kinds', [], 'abc', 'abc'],
  ['a kind without products', ['', 'd'], 'abc', 'dabc'],
  ['a product of the list', ['b', 'de'], 'abc', 'bdac'],
  ['a product of two kinds', ['b', 'bc'], 'abc', 'bac'],
  ['an empty list', ['b'], '', 'b'],
])('products begin with one of each kind: %s', (_, kinds, list, expected) => {
  const products = (paths: string) => Array.from(paths, (path) => ({ path }));
  const ordered = oneOfEachFirst(kinds.map(products), products(list));
  expect(ordered.map(({ path }) => path).join('')).toBe(expected);
});
