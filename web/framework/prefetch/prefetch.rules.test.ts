import { expect, test } from 'vitest';
import { mayPrefetchOn, pageOf } from './prefetch.rules.ts';

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
])('a connection of %j may prefetch: %s', (connection, may) => expect(mayPrefetchOn(connection)).toBe(may));

const CURRENT = 'https://shop.example/lamps/?page=2';

test.each([
  ['https://shop.example/lamps/brass/', 'https://shop.example/lamps/brass/'],
  ['https://shop.example/search?query=brass#results', 'https://shop.example/search?query=brass'],
  ['https://shop.example/lamps/?page=3', null],
  ['https://shop.example/lamps/?page=2#main', null],
  ['https://elsewhere.example/lamps/brass/', null],
  ['mailto:help@shop.example', null],
])('%s leads to %s', (href, page) => {
  expect(pageOf({ href, target: '', download: '' }, CURRENT)?.href ?? null).toBe(page);
});

test.each([[{ target: '_blank', download: '' }], [{ target: '', download: 'data.json' }]])(
  'a link with %j is no navigation of this page',
  (attributes) => {
    expect(pageOf({ href: 'https://shop.example/brands/', ...attributes }, CURRENT)).toBeNull();
  },
);
