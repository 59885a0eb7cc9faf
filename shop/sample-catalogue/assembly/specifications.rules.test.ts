import { expect, test } from 'vitest';
import { lightColour, placesOf, missingFeatures, zonesOf } from './specifications.rules.ts';

test.each([
  [1800, 'Extra Warm White'],
  [2200, 'Extra Warm White'],
  [2700, 'Warm White'],
  [3000, 'Warm White'],
  [4000, 'Cool White'],
  [6500, 'Daylight'],
])('%i K is called %s', (kelvin, name) => {
  expect(lightColour(kelvin)).toBe(name);
});

test.each([
  ['/interior-lighting/pendants/', false, ['Indoor']],
  ['/interior-lighting/downlights/', true, ['Indoor', 'Bathroom']],
  ['/exterior-lighting/bollards/', false, ['Outdoor']],
  ['/switches-and-sockets/outdoor-sockets-switches/outdoor-sockets/', false, ['Outdoor']],
  ['/switches-and-sockets/shaver-sockets/', true, ['Bathroom']],
  ['/hardware/hinges/', false, []],
])('a product of %s, made for bathrooms: %s, has the places %j', (category, inBathroom, places) => {
  expect(placesOf(category, inBathroom)).toEqual(places);
});

test.each<[Record<string, string | number>, readonly number[]]>([
  [{}, []],
  [{ 'IP Rating': 'IP44', 'Voltage (V)': 230 }, [2]],
  [{ 'IP Rating': 'IP67', 'Voltage (V)': '12', Supply: 'SELV' }, [0, 1, 2]],
  [{ 'IP Rating': 'IP20', Standard: 'BS EN 61558-2-5' }, [2]],
])('%j allows zones %j', (specifications, zones) => {
  expect(zonesOf(Object.entries(specifications))).toEqual(zones);
});

test('adds only the words that a product’s text lacks', () => {
  const specifications = [
    ['Dimmable', 'Yes'],
    ['Colour Temperature (K)', 2700],
    ['Colour Temperature (K)', 4000],
    ['Fire Rated', 'Yes'],
  ] as const;
  expect(missingFeatures('A light.', specifications, true)).toEqual([
    'Dimmable',
    'Warm white light',
    'Cool white light',
    'Fire rated',
    'For bathrooms',
  ]);
  expect(
    missingFeatures('A dimmable bathroom light in warm white and cool white, fire tested.', specifications, true),
  ).toEqual([]);
  const without = Object.entries({ Dimmable: 'No', 'Fire Rated': 'No' });
  expect(missingFeatures('A light.', without, false)).toEqual([]);
});
