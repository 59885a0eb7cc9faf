import { expect, test } from 'vitest';
import { canonicalPath, keptPath, pathOf } from './paths.rules.ts';
import { slowTexts } from './hostile-texts.fixture.ts';

test.each([
  ['/Interior-Lighting/', '/Interior-Lighting/', '/interior-lighting/'],
  ['interior-lighting', '/interior-lighting/', '/interior-lighting/'],
  ['//a//b', '/a/b/', '/a/b/'],
  ['%5COther.example', '/%5COther.example/', '/%5cother.example/'],
  ['', '/', '/'],
])('the path of %j is %j, and kept as %j', (text, path, kept) => {
  expect([pathOf(text), keptPath(text)]).toEqual([path, kept]);
});

test.each([
  ['/interior-lighting/', '/interior-lighting/'],
  ['Interior-Lighting/Pendants', '/interior-lighting/pendants/'],
  ['/a//b/', '/a/b/'],
  ['/', '/'],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['/a\\b/', null],
  ['/a/../admin/', null],
  ['/a/./b/', null],
  ['/%E0%A4%A', null],
  ['/a b/', null],
  ['/a\r\nLocation:x/', null],
  ['/a?x=1', null],
  [`/${'a'.repeat(501)}/`, null],
])('the canonical path of %j is %j', (text, path) => {
  expect(canonicalPath(text)).toBe(path);
});

test('reads paths in time that grows with their length', { timeout: 120_000 }, () => {
  expect([slowTexts(pathOf), slowTexts(canonicalPath)]).toEqual([[], []]);
});
