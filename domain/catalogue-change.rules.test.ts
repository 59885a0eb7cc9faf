import { expect, test } from 'vitest';
import { changeOf, readCatalogueChange } from './catalogue-change.rules.ts';

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/p-${index}/`);

test.each([
  ['one path twice', ['/a/', '/a/', '/b/'], ['/a/', '/b/']],
  ['a thousand paths', paths(1_000), paths(1_000)],
  ['more paths', paths(1_001), 'everything'],
])('a change of %s', (_, given, expected) => expect(changeOf(given)).toEqual(expected));

test.each([
  ['everything', 'everything', 'everything'],
  ['paths', ['/a/', '/b/'], ['/a/', '/b/']],
  ['another text', 'all', null],
  ['a number among paths', ['/a/', 1], null],
  ['a text that is no path', ['a'], null],
  ['a path of 2,001 characters', [`/${'a'.repeat(2_000)}`], null],
  ['1,001 paths', paths(1_001), null],
])('reads %s from another process', (_, given, expected) => expect(readCatalogueChange(given)).toEqual(expected));
