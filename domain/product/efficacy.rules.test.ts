import { expect, test } from 'vitest';
import { efficacyOf } from './efficacy.rules.ts';

test.each<[string | undefined, string | undefined, number | null]>([
  ['610', '6', 102],
  [' 806 ', '8', 101],
  ['610', '0', null],
  // A light of several powers has no one figure.
  ['400, 610', '6', null],
  ['610', undefined, null],
  ['1e9', '1', null],
])('%s lm from %s W are %s lm/W', (lumens, watts, expected) => expect(efficacyOf(lumens, watts)).toBe(expected));
