import { expect, test } from 'vitest';
import { chosenEncoding, ENCODINGS } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['*', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['zstd;q=0, br;q=0.000, gzip;q=0.5', 'gzip'],
  ['zstd; q=0.5', 'zstd'],
  ['deflate, brotli', 'identity'],
])('answers %j with %s', (accepted, expected) => {
  expect(chosenEncoding(accepted, ENCODINGS)).toBe(expected);
});
