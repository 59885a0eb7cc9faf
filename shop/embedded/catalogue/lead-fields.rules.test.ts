import { expect, test } from 'vitest';
import { smallCatalogue } from './catalogue.fixture.ts';
import { leadFieldsOf } from './lead-fields.rules.ts';
import { createStructure } from './structure.ts';

const [category] = smallCatalogue.categories;
if (!category) throw new Error('The catalogue has no category.');
const structure = createStructure(
  [
    { ...category, id: 1, parentId: 0, url: '/lights/' },
    { ...category, id: 2, parentId: 1, url: '/lights/spots/' },
    { ...category, id: 3, parentId: 0, url: '/sale/' },
  ],
  [],
);
const lights = { path: '/lights/', names: ['Wattage (W)'] };
const spots = { path: '/lights/spots/', names: ['IP Rating', 'Beam Angle (°)'] };
const sale = { path: '/sale/', names: ['Condition'] };

test.each([
  ['its own category', [2, 1], [lights, spots], spots.names],
  ['the nearest above', [2, 1], [lights, sale], lights.names],
  ['another that it is listed in', [2, 1, 3], [sale], sale.names],
  ['no category with an entry', [3], [lights, spots], []],
  ['a category that is gone', [9], [lights], []],
  ['a shop without entries', [2, 1], [], []],
])('a product leads with what is said for %s', (_, categoryIds, facts, expected) =>
  expect(leadFieldsOf({ categoryIds }, facts, structure)).toEqual(expected),
);
