import { expect, test } from 'vitest';
import { readAmount } from './typed-amount.rules.ts';

test.each([
  ['12', 12],
  ['12.345', 12.35],
  ['-0', 0],
  ['-3', -3],
  ['−3', -3],
  ['£ 12.50', 12.5],
  ['-£3', -3],
  ['1,000,000.50', 1_000_000.5],
  ['１２．５', 12.5],
  ['', null],
  ['£', null],
  ['1e2', null],
  ['1.2.3', null],
  ['12,50', null],
  ['1.000', null],
  ['½', null],
  ['9'.repeat(40), null],
])('%j is %s', (text, expected) => expect(readAmount(text)).toBe(expected));
