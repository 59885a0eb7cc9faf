import { expect, test } from 'vitest';
import { sampleStores as stores } from '../sample-shop-file.fixture.ts';
import { closingOf, storesOf } from './stores.rules.ts';

test('a shop without branches has no store to collect from', () => expect(storesOf({})).toEqual([]));

test.each([
  ['7:30 am – 6:00 pm', 'SE1 0ZZ', { closes: '18:00', division: 'england-and-wales' }],
  ['8:00 am – 5:30 pm', 'G3 0ZZ', { closes: '17:30', division: 'scotland' }],
  ['Any time', 'nowhere', { closes: '17:00', division: 'england-and-wales' }],
])('a store open %s at %s closes and has holidays accordingly', (hours, postcode, expected) => {
  const [store] = stores;
  expect(store && closingOf({ ...store, postcode, openingHours: [{ days: 'Monday', hours }] })).toEqual(expected);
});
