import { expect, test } from 'vitest';
import { placeOf } from './place.rules.ts';

test.each([
  ['sw1a1aa', { postcode: 'SW1A 1AA', country: 'United Kingdom' }],
  ['GY1 1AA', { postcode: 'GY1 1AA', country: 'Guernsey' }],
  ['je2 3ab', { postcode: 'JE2 3AB', country: 'Jersey' }],
  ['IM1 1AA', { postcode: 'IM1 1AA', country: 'Isle of Man' }],
  ['QQ1 1AA', null],
  ['', null],
])('the place of %j is %j', (text, place) => {
  expect(placeOf(text)).toEqual(place);
});
