import { expect, test } from 'vitest';
import { parseRecent, withoutSearch, withSearch } from './recent.rules.ts';

test.each([
  [null, []],
  ['["brass dimmer","gu10"]', ['brass dimmer', 'gu10']],
  ['"off"', 'off'],
  ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ['["a",1,null,"","b"]', ['a', 'b']],
  ['{broken', []],
  ['"on"', []],
])('reads the stored searches %j as %j', (stored, recent) => expect(parseRecent(stored)).toEqual(recent));

test.each([
  [['gu10'], '  brass ', ['brass', 'gu10']],
  [['gu10', 'brass'], 'Brass', ['Brass', 'gu10']],
  [['brass  dimmer', 'gu10'], 'brass dimmer', ['brass dimmer', 'gu10']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd', 'e'], 'e', ['e', 'a', 'b', 'c', 'd']],
  ['off' as const, 'brass', 'off'],
])('%j and the search %j are %j', (recent, term, after) => expect(withSearch(recent, term)).toEqual(after));

test('removes one search and keeps the order of the others', () => {
  expect(withoutSearch(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(withoutSearch(['a'], 'b')).toEqual(['a']);
  expect(withoutSearch('off', 'b')).toBe('off');
});
