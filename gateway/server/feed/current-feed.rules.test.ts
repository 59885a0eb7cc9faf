import { expect, test } from 'vitest';
import { feedUse, freshSeconds, isServedStale, isServedWhileRebuilding, tagsOf } from './current-feed.rules.ts';

const MINUTE = 60_000;

test.each([
  [0, 0, 0, 'serve'],
  [0, 14, 14, 'serve'],
  [0, 15, 15, 'check'],
  [0, 59, 1, 'serve'],
  [0, 59, 15, 'check'],
  [0, 60, 1, 'rebuild'],
  [0, -1, -1, 'rebuild'],
  [0, 1, -1, 'check'],
  [2, 19, 19, 'serve'],
  [2, 20, 20, 'check'],
  [10, 99, 99, 'serve'],
  [10, 100, 1, 'rebuild'],
])('a feed built in %i minutes, %i minutes ago, and checked %i minutes ago: %s', (took, built, checked, use) => {
  const now = 1_000 * MINUTE;
  const times = { builtAt: now - built * MINUTE, checkedAt: now - checked * MINUTE, buildTime: took * MINUTE };
  expect(feedUse(times, now)).toBe(use);
});

test('is served for a day while the shop API fails', () => {
  const times = { builtAt: 0, checkedAt: 0, buildTime: 0 };
  expect([-1, 1_439, 1_440].map((age) => isServedStale(times, age * MINUTE))).toEqual([false, true, false]);
});

test.each([
  [0, -1, false],
  [0, 119, true],
  [0, 120, false],
  [10, 199, true],
  [10, 200, false],
  [600, 1_440, false],
])('a feed built in %i minutes, %i minutes ago, is served during a rebuild: %s', (took, age, isServed) => {
  expect(isServedWhileRebuilding({ builtAt: 0, checkedAt: 0, buildTime: took * MINUTE }, age * MINUTE)).toBe(isServed);
});

test('is fresh until the next check or rebuild', () => {
  const now = 50 * MINUTE;
  expect([
    freshSeconds({ builtAt: 30 * MINUTE, checkedAt: 48 * MINUTE, buildTime: 0 }, now),
    freshSeconds({ builtAt: 0, checkedAt: 48 * MINUTE, buildTime: 0 }, now),
    freshSeconds({ builtAt: -MINUTE * 60, checkedAt: 0, buildTime: 0 }, now),
  ]).toEqual([780, 600, -3_000]);
});

test.each([
  [null, ['hash', 'build']],
  [{ tags: ['hash', 'one', 'two'] }, ['hash', 'build', 'one', 'two']],
  [{ tags: ['other', 'one'] }, ['hash', 'build']],
])('remembers the builds of equal content: %j', (before, tags) => {
  expect(tagsOf('hash', 'build', before)).toEqual(tags);
});

test('remembers a bounded number of builds', () => {
  const before = { tags: ['hash', ...Array.from({ length: 100 }, (_, index) => `b${index}`)] };
  expect(tagsOf('hash', 'build', before).length).toBe(48);
});
