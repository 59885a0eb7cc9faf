import { expect, test } from 'vitest';
import { feedUse, isServedStale, isServedWhileRebuilding, tagsOf } from './current-feed.rules.ts';

const MINUTE = 60_000;

test.each([
  [0, 14, 14, 'serve'],
  [0, 15, 15, 'check'],
  [0, 59, 15, 'check'],
  [0, 60, 1, 'rebuild'],
  [0, -1, -1, 'rebuild'],
  [0, 1, -1, 'check'],
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

test.each([
  [null, ['hash', 'build']],
  [{ tags: ['hash', 'one', 'two'] }, ['hash', 'build', 'one', 'two']],
  [{ tags: ['other', 'one'] }, ['hash', 'build']],
])('remembers the builds of equal content: %j', (before, tags) => {
  expect(tagsOf('hash', 'build', before)).toEqual(tags);
});
