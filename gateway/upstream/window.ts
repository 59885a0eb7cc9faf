import {
  cut,
  placeOf,
  REST_PAGE_SIZE,
  restPagesOf,
  windowOf,
  type Window,
  type WindowArguments,
} from './window.rules.ts';

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

/**
 * After the item of a cursor, wherever it is by now: looked for on its page, the next and the one before. What followed
 * an item that has gone is at its place.
 */
export async function windowAfter<Item>(
  given: WindowArguments,
  keyOf: (item: Item) => string,
  fetchPage: (page: number) => Promise<RestPage<Item>>,
): Promise<Window> {
  const place = given.after ? placeOf(given.after) : null;
  const window = windowOf(given, place?.state);
  if (!place?.state || window.size === 0) return window;
  const own = Math.floor(place.offset / REST_PAGE_SIZE) + 1;
  for (const page of [own, own + 1, own - 1].filter((number) => number > 0)) {
    const { items } = await fetchPage(page);
    const index = items.findIndex((item) => item !== null && keyOf(item) === place.state);
    if (index >= 0) return { ...window, offset: (page - 1) * REST_PAGE_SIZE + index + 1 };
  }
  return { ...window, offset: place.offset };
}
