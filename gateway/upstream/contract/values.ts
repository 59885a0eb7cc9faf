/** Reading of the values that schema/rest/values.ts describes. */

/** The maximum of GraphQL's Int; a larger number from the shop API would fail the whole answer. */
const INT_MAXIMUM = 2_147_483_647;

/** A text that may be missing; empty then. */
export const textOf = (value: string | null | undefined): string => value ?? '';

/** A whole number that may be missing, such as a stock level; 0 then. */
export function countOf(value: number | null | undefined): number {
  return Math.max(-INT_MAXIMUM, Math.min(INT_MAXIMUM, Math.trunc(value ?? 0)));
}

/** The items of a page, each in its place: null for one that was broken or repeats an earlier one. */
export function positionsOf<Item, Result>(
  items: readonly (Item | null)[],
  toResult: (item: Item) => Result,
  keyOf: (result: Result) => unknown,
): (Result | null)[] {
  const keys = new Set<unknown>();
  return items.map((item) => {
    if (item === null) return null;
    const result = toResult(item);
    const key = keyOf(result);
    if (keys.has(key)) return null;
    keys.add(key);
    return result;
  });
}

/** The items of a list that may be missing, without those that repeat an earlier one. */
export function listOf<Item, Result>(
  items: readonly (Item | null)[] | null | undefined,
  toResult: (item: Item) => Result,
  keyOf: (result: Result) => unknown,
): Result[] {
  return items ? positionsOf(items, toResult, keyOf).filter((result) => result !== null) : [];
}
