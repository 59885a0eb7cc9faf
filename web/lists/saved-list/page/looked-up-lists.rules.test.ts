import { expect, test } from 'vitest';
import { LOOKED_UP_LINES_MAXIMUM, lookedUpLists } from './looked-up-lists.rules.ts';

const MAXIMUM = LOOKED_UP_LINES_MAXIMUM;

test.each([
  ['3 0 40', '3 0 40'],
  [`${MAXIMUM}`, `${MAXIMUM}`],
  [`${MAXIMUM + 1} 20`, '20'],
  ['200 40 25 1', '200 25'],
])('of lists of %s lines those of %s are looked up', (given, expected) => {
  const lists = given.split(' ').map((length) => ({ lines: Array.from({ length: Number(length) }) }));
  expect(lookedUpLists(lists).map(({ lines }) => lines.length)).toEqual(expected.split(' ').map(Number));
});
