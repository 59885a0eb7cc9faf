import { expect, test } from 'vitest';
import { chosenEncoding, compress, ENCODINGS, decompress, type Encoding } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd;q=0, br;q=0.000, gzip;q=0.5', 'gzip'],
  ['zstd; q=0.5', 'zstd'],
  ['deflate, brotli', 'identity'],
])('answers %j with %s', (accepted, expected) => {
  expect(chosenEncoding(accepted, ENCODINGS)).toBe(expected);
});

test.each<Encoding>(['zstd', 'br', 'gzip', 'identity'])('%s gives back the page', (encoding) => {
  const html = Buffer.from('<p>Ceiling rose, £12</p>'.repeat(100));
  const body = compress(html, encoding);
  expect(decompress(body, encoding).equals(html)).toBe(true);
  expect(body.length < html.length / 10).toBe(encoding !== 'identity');
});
