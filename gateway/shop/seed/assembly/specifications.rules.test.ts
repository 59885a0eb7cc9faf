import { expect, test } from 'vitest';
import { lightColour, placesOf, unsaidFeatures } from './specifications.rules.ts';

test.each([[1800, 'Extra Warm White'], [2200, 'Extra Warm White'], [2700, 'Warm White'], [3000, 'Warm White'], [4000, 'Cool White'], [6500, 'Daylight']])('%i K is called %s', (kelvin, name) => {
  expect(lightColour(kelvin)).toBe(name);
});

test.each([
  ['/interior-lighting/pendants/', [], ['Indoor']],
  ['/interior-lighting/downlights/', [['Zone', 'Zone 1']], ['Indoor', 'Bathroom']],
  ['/exterior-lighting/bollards/', [], ['Outdoor']],
  ['/switches-and-sockets/outdoor-sockets-switches/outdoor-sockets/', [], ['Outdoor']],
  ['/switches-and-sockets/shaver-sockets/', [['Zone', 'Zone 2']], ['Bathroom']],
  ['/hardware/hinges/', [], []],
] as const)('what lives in %s with %j is for %j', (category, specifications, places) => {
  expect(placesOf(category, specifications)).toEqual(places);
});

test('the text of a product gains the words it lacks, and only those', () => {
  const specifications = [['Dimmable', 'Yes'], ['Colour Temperature (K)', 2700], ['Colour Temperature (K)', 4000], ['Fire Rated', 'Yes'], ['Zone', 'Zone 2']] as const;
  expect(unsaidFeatures('A light.', specifications)).toEqual(['Dimmable', 'Warm white light', 'Cool white light', 'Fire rated', 'For bathrooms']);
  expect(unsaidFeatures('A dimmable bathroom light in warm white and cool white, fire tested.', specifications)).toEqual([]);
  expect(unsaidFeatures('A light.', [['Dimmable', 'No'], ['Fire Rated', 'No']])).toEqual([]);
});
