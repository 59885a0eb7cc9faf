import { USUAL_DISPATCH } from './dates.rules.ts';
import { expect, test } from 'vitest';
import { collectionPlaces, collectionReady } from './collection.rules.ts';
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
