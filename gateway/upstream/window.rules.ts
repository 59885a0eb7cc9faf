export const REST_PAGE_SIZE = 16;

export const PAGE_SIZE_MAXIMUM = 100;

export interface Window {
  offset: number;
  size: number;
}

export interface WindowArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
}

/** `after` takes precedence over `page`. An invalid cursor, or one of other filters or order, starts at the top. */
export function windowOf({ first, after, page }: WindowArguments, state = ''): Window {
  const size = first ?? REST_PAGE_SIZE;
  if (after) return { offset: offsetAfter(after, state), size };
  return { offset: page ? (page - 1) * size : 0, size };
}

/** The numbers of the REST pages that a window overlaps, from 1. */
export function restPagesOf({ offset, size }: Window): number[] {
  if (size <= 0) return [];
  const first = Math.floor(offset / REST_PAGE_SIZE) + 1;
  const last = Math.floor((offset + size - 1) / REST_PAGE_SIZE) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Cuts the window out of the items of the pages that `restPagesOf` named, joined in order. */
export function cut<Item>(window: Window, items: readonly Item[]): Item[] {
  const start = window.offset % REST_PAGE_SIZE;
  return items.slice(start, start + window.size);
}

export type PageInfo = ReturnType<typeof pageInfoOf>;

/**
 * `positions` has null for an item that was left out. The end cursor is the end of the window, whatever was left out,
 * while more items follow. A list that is shorter than its total ends there.
 */
export function pageInfoOf(
  { offset, size }: Window,
  total: number,
  positions: readonly unknown[],
  cursorAt: (index: number) => string = (index) => cursorOf(offset + index),
) {
  const hasNextPage = offset + size < total && (size === 0 || positions.length > 0);
  const start = positions.findIndex((item) => item !== null);
  const end = hasNextPage && size > 0 ? size - 1 : positions.findLastIndex((item) => item !== null);
  return {
    hasNextPage,
    hasPreviousPage: offset > 0 && total > 0,
    startCursor: start < 0 ? null : cursorAt(start),
    endCursor: end < 0 ? null : cursorAt(end),
  };
}

export interface Connection<Item> {
  edges: { cursor: string; node: Item }[];
  pageInfo: PageInfo;
  /** In the whole list. */
  total: number;
}

/** `items` has null for an item that was left out. */
export function connectionOf<Item>(
  window: Window,
  { items, total }: { items: readonly (Item | null)[]; total: number },
  keyOf: (item: Item) => string,
): Connection<Item> {
  const cursorAt = (index: number): string => {
    const item = items[index] ?? null;
    return cursorOf(window.offset + index, item === null ? '' : keyOf(item));
  };
  const edges = items.flatMap((node, index) => (node === null ? [] : [{ node, cursor: cursorAt(index) }]));
  return { edges, total, pageInfo: pageInfoOf(window, total, items, cursorAt) };
}

const CURSOR = /^item:(\d{1,9})(?::(.+))?$/s;

/** `state` is the item's key, or a short word for the list's filters and order. */
export function cursorOf(offset: number, state = ''): string {
  return Buffer.from(`item:${offset}${state && `:${state}`}`).toString('base64url');
}

/** Null for an invalid one. */
export function placeOf(cursor: string): { offset: number; state: string } | null {
  const [, offset, state = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return offset === undefined ? null : { offset: Number(offset), state };
}

function offsetAfter(cursor: string, state: string): number {
  const place = placeOf(cursor);
  return place?.state === state ? place.offset + 1 : 0;
}
