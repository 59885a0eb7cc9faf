import { expect, test } from 'vitest';
import { cursorOf } from './window.rules.ts';
import { readWindow, windowAfter } from './window.ts';

const LIST = Array.from({ length: 40 }, (_, index) => (index === 5 ? null : index));

function listOfForty() {
  const asked: number[] = [];
  const fetchPage = async (page: number) => {
    asked.push(page);
    return { items: LIST.slice((page - 1) * 16, page * 16), total: LIST.length };
  };
  return { asked, fetchPage };
}

test.each([
  ['one page', { offset: 16, size: 16 }, [2], [16, 31]],
  ['across a border', { offset: 10, size: 10 }, [1, 2], [10, 19]],
  ['more than there is', { offset: 0, size: 100 }, [1, 2, 3], [0, 39]],
  ['nothing, but how many', { offset: 0, size: 0 }, [1], null],
  ['beyond the end', { offset: 160, size: 32 }, [11], null],
  ['an item left out keeps its place', { offset: 4, size: 3 }, [1], [4, 6]],
])('%s', async (_, window, pages, ends) => {
  const { asked, fetchPage } = listOfForty();
  const { items, total } = await readWindow(window, fetchPage);
  expect(asked).toEqual(pages);
  expect(items).toEqual(ends ? LIST.slice(ends[0], (ends[1] ?? 0) + 1) : []);
  expect(total).toBe(40);
});

test.each([
  ['is where it was', LIST, 20, 21],
  ['ends its page', LIST, 31, 32],
  ['is a place earlier, as one before it was removed', LIST.toSpliced(3, 1), 20, 20],
  ['is on the page before, as others were removed', LIST.toSpliced(0, 3), 17, 15],
  ['is on the next page, as one was added', [99, ...LIST], 15, 17],
  ['has gone itself', LIST.toSpliced(20, 1), 20, 20],
])('a page starts after the item of its cursor, which %s', async (_, list, item, offset) => {
  const pageOf = async (page: number) => ({ items: list.slice((page - 1) * 16, page * 16), total: list.length });
  const given = { first: 5, after: cursorOf(item, `${item}`) };
  expect(await windowAfter(given, String, pageOf)).toEqual({ offset, size: 5 });
});
