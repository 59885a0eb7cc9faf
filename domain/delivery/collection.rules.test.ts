import { USUAL_DISPATCH } from './dates.rules.ts';
import { describe, expect, test } from 'vitest';
import { collectionOffer, collectionPlaces, collectionReady, longestPromise, readyBy } from './collection.rules.ts';
import type { LeadTime } from './lead-time.rules.ts';

test.each([
  [[], null],
  [[''], null],
  [['London'], 'London'],
  [['London', 'London'], 'London'],
  [['London', 'Leeds'], 'London or Leeds'],
  [['London', 'Bristol', 'Leeds', 'Glasgow'], 'London, Bristol, Leeds or Glasgow'],
  [['London', 'Bristol', 'Leeds', 'Glasgow', 'Cardiff'], 'any of our 5 stores'],
])('stores in %j are %j', (cities, places) => {
  expect(collectionPlaces(cities.map((city) => ({ city })))).toBe(places);
});

test.each<[string, LeadTime[], string, string]>([
  ['in stock, before the cut-off', ['STANDARD'], '2026-11-24T10:00:00Z', 'ready tomorrow'],
  ['in stock, after the cut-off', ['STANDARD'], '2026-11-24T14:00:00Z', 'ready Thursday 26th November'],
  ['in stock, on a Saturday', ['STANDARD'], '2026-11-28T10:00:00Z', 'ready Tuesday 1st December'],
  ['made to order', ['TO_ORDER'], '2026-11-24T10:00:00Z', 'ready Friday 27th November to Thursday 3rd December'],
])('goods that are %s', (_, leadTimes, now, words) => {
  expect(collectionReady(leadTimes, new Date(now), USUAL_DISPATCH)).toBe(words);
});

test('some of many stores are counted', () => {
  const six = ['London', 'Bristol', 'Leeds', 'Glasgow', 'Cardiff', 'York'].map((city) => ({ city }));
  expect(collectionPlaces(six, 9)).toBe('6 of our 9 stores');
});

describe('goods that stores have', () => {
  const leeds = { city: 'Leeds', readyHours: 1 };
  const york = { city: 'York', readyHours: 2 };
  const hull = { city: 'Hull', readyHours: null };
  const stores = [leeds, york, hull];
  const all = 'Leeds, York or Hull';
  const both = (other: [typeof leeds | typeof hull, number]): [typeof leeds | typeof hull, number][] => [
    other,
    [leeds, 4],
  ];
  const [soon, later] = ['ready within 1 opening hour', 'ready within 2 opening hours'];

  test.each<[string, [typeof leeds | typeof hull, number][], number, ReturnType<typeof collectionOffer>]>([
    ['no store has any', [], 1, { places: all, soon: null, others: 0 }],
    ['one has enough', [[leeds, 4]], 4, { places: 'Leeds', soon, others: 2 }],
    ['none has enough', [[leeds, 4]], 5, { places: all, soon: null, others: 0 }],
    ['one promises nothing', [[hull, 9]], 1, { places: all, soon: null, others: 0 }],
    ['one has enough, another promises nothing', both([hull, 9]), 1, { places: 'Leeds', soon, others: 2 }],
    ['two have enough', both([york, 9]), 4, { places: 'York or Leeds', soon: later, others: 1 }],
    ['two have some, one enough', both([york, 3]), 4, { places: 'Leeds', soon, others: 2 }],
  ])('%s', (_, stock, quantity, offer) => {
    const levels = stock.map(([store, level]) => ({ store, level }));
    expect(collectionOffer(stores, levels, quantity)).toEqual(offer);
  });

  test('every store has enough', () => {
    expect(collectionOffer([leeds], [{ store: leeds, level: 4 }], 1)).toEqual({ places: 'Leeds', soon, others: 0 });
  });

  test('the longest promise is that of all', () => {
    expect([longestPromise(stores), longestPromise([hull]), longestPromise([])]).toEqual([2, 0, 0]);
  });
});

test.each<[string, boolean, number | undefined, string]>([
  ['Monday', false, undefined, 'by Monday'],
  ['Monday', false, 0, 'by Monday'],
  ['Monday', false, 1, 'by Monday, or within 1 opening hour if the store has everything'],
  ['Monday', false, 2, 'by Monday, or within 2 opening hours if the store has everything'],
  ['Monday to Friday', true, 1, 'Monday to Friday'],
])('an order for %s, range: %s, promise: %s', (days, isRange, hours, words) => {
  expect(readyBy(days, isRange, hours)).toBe(words);
});
