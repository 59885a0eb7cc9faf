import { expect, test } from 'vitest';
import { canonicalPath } from './url.rules.ts';

test.each([
  ['/interior-lighting/', '/interior-lighting/'],
  ['/interior-lighting', '/interior-lighting/'],
  ['Interior-Lighting/Pendants', '/interior-lighting/pendants/'],
  ['/a//b/', '/a/b/'],
  ['/', '/'],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['/a/../admin/', null],
  ['/a/./b/', null],
  ['/%E0%A4%A', null],
  ['/a b/', null],
  ['/a\r\nLocation:x/', null],
  ['/a?x=1', null],
  [`/${'a'.repeat(501)}/`, null],
])('the canonical path of %j is %j', (url, path) => {
  expect(canonicalPath(url)).toBe(path);
});
