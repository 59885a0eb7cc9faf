import { expect, test } from 'vitest';
import { isNotModified } from './not-modified.ts';

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"b"', true],
  ['*', true],
  ['a"', false],
  ['', false],
])('If-None-Match %s has one of two tags: %s', (header, expected) => {
  expect(isNotModified(header, ['a', 'b'])).toBe(expected);
});
