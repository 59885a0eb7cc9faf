import { describe, expect, test } from 'vitest';
import { parseRecent, withoutSearch, withSearch } from './recent.rules.ts';

describe('parsing stored searches', () => {
  test.each([
    [null, []],
    ['', []],
    ['["brass dimmer","gu10"]', ['brass dimmer', 'gu10']],
    ['"off"', 'off'],
    ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
    ['["a",1,null,"","b"]', ['a', 'b']],
    ['{"a":1}', []],
    ['{broken', []],
    ['"on"', []],
  ])('%s', (stored, recent) => expect(parseRecent(stored)).toEqual(recent));
});

describe('adding a search', () => {
  test.each([
    [[], 'brass', ['brass']],
    [['gu10'], '  brass ', ['brass', 'gu10']],
    [['gu10', 'brass'], 'Brass', ['Brass', 'gu10']],
    [['brass  dimmer', 'gu10'], 'brass dimmer', ['brass dimmer', 'gu10']],
    [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
    [['a', 'b', 'c', 'd', 'e'], 'e', ['e', 'a', 'b', 'c', 'd']],
    [['a'], '   ', ['a']],
    ['off' as const, 'brass', 'off'],
  ])('%j and %j', (recent, term, after) => expect(withSearch(recent, term)).toEqual(after));
});

test('removes one search and keeps the order of the others', () => {
  expect(withoutSearch(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(withoutSearch(['a'], 'b')).toEqual(['a']);
  expect(withoutSearch('off', 'b')).toBe('off');
});
