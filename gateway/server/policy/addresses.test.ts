import { expect, test } from 'vitest';
import { isReadable } from './addresses.ts';

test.each([
  ['/', true],
  ['/interior-lighting/?page=2', true],
  ['/.well-known/security.txt', true],
  ['/a..b/', true],
  [`/${'a'.repeat(8_191)}`, true],
  [`/${'a'.repeat(8_192)}`, false],
  [`/search?query=${'a'.repeat(10_000)}`, false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['http://evil.example/', false],
  ['*', false],
  ['/a/../b', false],
  ['/%2e%2e/etc/passwd', false],
  ['/a\\..\\b', false],
  ['/%E0%A4%A', false],
])('isReadable of %s is %s', (target, readable) => {
  expect(isReadable(target)).toBe(readable);
});
