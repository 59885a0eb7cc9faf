/** Readers of what schema/rest/values.ts describes. */

export const textOf = (value: string | null | undefined): string => value ?? '';

/** 0 for a missing number, such as a stock level. */
export const countOf = (value: number | null | undefined): number => Math.trunc(value ?? 0);

/** Items in their places: null for one that was broken or repeats an earlier one, told apart by `key`. */
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
