import { expect, test } from 'vitest';
import { LOOKED_UP_LINES_MAXIMUM, lookedUpLists } from './looked-up-lists.rules.ts';

test.each<[readonly number[], readonly number[]]>([
  [[], []],
  [
    [3, 0, 40],
    [3, 0, 40],
  ],
  [[LOOKED_UP_LINES_MAXIMUM], [LOOKED_UP_LINES_MAXIMUM]],
  [[LOOKED_UP_LINES_MAXIMUM + 1, 20], [20]],
  [
    [200, 40, 25, 1],
    [200, 25],
  ],
])('of lists of %j lines those of %j are looked up', (given, expected) => {
  const lists = given.map((length) => ({ lines: Array.from({ length }) }));
  expect(lookedUpLists(lists).map(({ lines }) => lines.length)).toEqual(expected);
});
