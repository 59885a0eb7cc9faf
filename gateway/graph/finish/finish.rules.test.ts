import { expect, test } from 'vitest';
import { slugOf } from '../../../domain/slug.rules.ts';
import type { Facet } from '../list/list.rules.ts';
import { finishFamilies } from './finish-families.data.ts';
import { familiesOf, familySlug } from './finish.rules.ts';

const facet = (name: string, values: Record<string, number>): Facet => ({
  name,
  kind: 'VALUES',
  values: Object.entries(values).map(([value, count]) => ({ value, count, selected: false })),
  valueCount: 0,
  minimum: null,
  maximum: null,
  selectedMinimum: null,
  selectedMaximum: null,
});

test('no name is in two families', () => {
  const slugs = finishFamilies.flat().map(slugOf);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test.each([
  ['satin-brass', 'satin-brass'],
  ['brushed-brass', 'satin-brass'],
  ['polished-brass', 'polished-brass'],
  ['chrome', 'polished-chrome'],
  ['satin-chrome', 'brushed-chrome'],
  ['sage-green', 'sage-green'],
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
  expect(familiesOf(lists)).toEqual([
    {
      name: 'Satin Brass',
      slug: 'satin-brass',
      labels: ['Satin Brass', 'Brushed Brass'],
      labelsByDepartment: new Map([
        ['lighting', ['Satin Brass']],
        ['hardware', ['Brushed Brass', 'Satin Brass']],
      ]),
    },
    {
      name: 'Matt Black',
      slug: 'matt-black',
      labels: ['Matt Black'],
      labelsByDepartment: new Map([['lighting', ['Matt Black']]]),
    },
    {
      name: 'Sage Green',
      slug: 'sage-green',
      labels: ['Sage Green'],
      labelsByDepartment: new Map([['lighting', ['Sage Green']]]),
    },
  ]);
});
