/** Reading of the values that schema/rest/values.ts describes. */

/** The maximum of GraphQL's Int; a larger number from the shop API would fail the whole answer. */
const INT_MAXIMUM = 2_147_483_647;

/** A text that may be missing; empty then. */
export const textOf = (value: string | null | undefined): string => value ?? '';

/** A whole number that may be missing, such as a stock level; 0 then. */
export function countOf(value: number | null | undefined): number {
  return Math.max(-INT_MAXIMUM, Math.min(INT_MAXIMUM, Math.trunc(value ?? 0)));
}

/**
 * The items of a page, each in its place: null for one that was broken or repeats an earlier one. `key` tells them
 * apart: a property of theirs, or what is made of one.
 */
export function positionsOf<Item, Result extends Readonly<Record<Key, unknown>>, Key extends string = never>(
  items: readonly (Item | null)[],
  key: Key | ((result: Result) => unknown),
  toResult: (item: Item) => Result,
): (Result | null)[] {
  const keys = new Set<unknown>();
  return items.map((item) => {
    if (item === null) return null;
    const result = toResult(item);
    const own = typeof key === 'function' ? key(result) : result[key];
    if (keys.has(own)) return null;
    keys.add(own);
    return result;
  });
}

/** The items of a list that may be missing, without those that repeat an earlier one. */
export function listOf<Item, Result extends Readonly<Record<Key, unknown>>, Key extends string = never>(
  items: readonly (Item | null)[] | null | undefined,
  key: Key | ((result: Result) => unknown),
  toResult: (item: Item) => Result,
): Result[] {
  return items ? positionsOf(items, key, toResult).filter((result) => result !== null) : [];
}
