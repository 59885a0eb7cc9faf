import { cut, REST_PAGE_SIZE, restPagesOf, type Window } from './window.rules.ts';

/** Null for an item that had to be left out. */
export interface RestPage<Item> {
  items: readonly (Item | null)[];
  total: number;
}

/**
 * Of a list in pages of 16. The window's first page, the head, has the list's length; the others are requested
 * concurrently, none beyond the end. An empty window still costs the first page.
 */
export async function readWindow<Item, Page extends RestPage<Item>>(
  window: Window,
  fetchPage: (page: number) => Promise<Page>,
): Promise<RestPage<Item> & { head: Page }> {
  const [head = 1, ...others] = restPagesOf(window);
  const first = await fetchPage(head);
  const rest = await Promise.all(
    others.filter((page) => (page - 1) * REST_PAGE_SIZE < first.total).map((page) => fetchPage(page)),
  );
  return {
    items: cut(
      window,
      [first, ...rest].flatMap(({ items }) => items),
    ),
    total: first.total,
    head: first,
  };
}
