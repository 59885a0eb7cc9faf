import { expect, test } from 'vitest';
import { VIEWED_MAXIMUM, viewedFrom, withViewed } from './recently-viewed.rules.ts';

test.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['anything else in the list', '["a",1,null,"",{},"b"]', ['a', 'b']],
  ['a text without end', JSON.stringify(['x'.repeat(501), 'a']), ['a']],
])('reads %s', (_, text, expected) => expect(viewedFrom(text)).toEqual(expected));

test('reads twelve at most', () => {
  expect(viewedFrom(JSON.stringify(Array.from({ length: 99 }, (_, index) => `${index}`)))).toHaveLength(VIEWED_MAXIMUM);
});

test.each([
  ['the first', [], 'a', ['a']],
  ['one again', ['b', 'a'], 'a', ['a', 'b']],
])('puts %s in front', (_, viewed, id, expected) => expect(withViewed(viewed, id)).toEqual(expected));

test('forgets the oldest of twelve', () => {
  const twelve = Array.from({ length: VIEWED_MAXIMUM }, (_, index) => `${index}`);
  expect(withViewed(twelve, 'new')).toEqual(['new', ...twelve.slice(0, -1)]);
});
