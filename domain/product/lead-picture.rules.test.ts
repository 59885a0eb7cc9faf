import { expect, test } from 'vitest';
import { leadPicture } from './lead-picture.rules.ts';

const brass = { price: 399, picture: 'brass' };
const black = { price: 359, picture: 'black' };

test.each([
  ['of the cheapest variant', ['brass'], [brass, black], 'black'],
  [
    'the first where that is of one of the cheapest',
    ['white'],
    [brass, black, { ...black, picture: 'white' }],
    'white',
  ],
  ['the first where all cost the same', ['front'], [brass, { ...black, price: 399 }], 'front'],
  ['the first where the cheapest has none', ['front'], [brass, { ...black, picture: '' }], 'front'],
  ['of the cheapest with one where the product has none', [], [brass, { ...black, picture: '' }, black], 'black'],
  ['the first without variants', ['front', 'back'], [], 'front'],
  ['none without any', [], [], ''],
])('the lead picture is %s', (_, pictures, variants, expected) => {
  expect(leadPicture(pictures, variants)).toBe(expected);
});
