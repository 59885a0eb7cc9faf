import { expect, test } from 'vitest';
import { cursorOf, cut, pageInfoOf, restPagesOf, windowOf } from './window.rules.ts';

test.each([
  ['nothing asked', {}, { offset: 0, size: 16 }],
  ['a page of another size', { page: 2, first: 10 }, { offset: 10, size: 10 }],
  ['after the sixteenth item', { after: cursorOf(15) }, { offset: 16, size: 16 }],
  ['a cursor and a page: the cursor wins', { after: cursorOf(4), page: 9 }, { offset: 5, size: 16 }],
  ['an invalid cursor', { after: 'junk', first: 5 }, { offset: 0, size: 5 }],
])('windowOf: %s', (_, given, window) => {
  expect(windowOf(given)).toEqual(window);
});
test('windowOf ignores a cursor of another filter or order', () => {
  expect(windowOf({ after: cursorOf(15, 'a1') }, 'a1')).toEqual({ offset: 16, size: 16 });
  for (const state of ['', 'b2'])
    expect(windowOf({ after: cursorOf(15, 'a1') }, state)).toEqual({ offset: 0, size: 16 });
  expect(windowOf({ after: cursorOf(15) }, 'a1')).toEqual({ offset: 0, size: 16 });
});

test('covers a list of any length without a gap or a repeat', () => {
  const list = Array.from({ length: 53 }, (_, index) => index);
  const restPage = (page: number) => list.slice((page - 1) * 16, page * 16);
  for (const size of [1, 7, 16, 23, 40]) {
    const seen: number[] = [];
    for (let offset = 0; offset < list.length; offset += size) {
      const window = { offset, size };
      seen.push(...cut(window, restPagesOf(window).flatMap(restPage)));
    }
    expect(seen).toEqual(list);
  }
});

const items = (count: number): (object | null)[] => Array.from({ length: count }, () => ({}));
test.each([
  ['the first of three pages', { offset: 0, size: 16 }, 40, items(16), [true, false, 0, 15]],
  ['the last page', { offset: 32, size: 16 }, 40, items(8), [false, true, 32, 39]],
  ['a page that ends the list exactly', { offset: 16, size: 16 }, 32, items(16), [false, true, 16, 31]],
  ['beyond the end', { offset: 64, size: 16 }, 40, [], [false, true, null, null]],
  ['an empty list', { offset: 0, size: 16 }, 0, [], [false, false, null, null]],
  ['nothing asked', { offset: 0, size: 0 }, 40, [], [true, false, null, null]],
  ['the last item of a page left out', { offset: 0, size: 3 }, 9, [{}, {}, null], [true, false, 0, 2]],
  ['the first and last of the list left out', { offset: 0, size: 4 }, 4, [null, {}, {}, null], [false, false, 1, 2]],
  ['the only item of a page left out', { offset: 2, size: 1 }, 9, [null], [true, true, null, 2]],
  ['a list that gives less than it claims', { offset: 16, size: 16 }, 99, [], [false, true, null, null]],
])('pageInfoOf: %s', (_, window, total, positions, [next, previous, start, end]) => {
  const cursor = (offset: unknown) => (typeof offset === 'number' ? cursorOf(offset) : null);
  expect(pageInfoOf(window, total, positions)).toEqual({
    hasNextPage: next,
    hasPreviousPage: previous,
    startCursor: cursor(start),
    endCursor: cursor(end),
  });
});
