/** In a handful of queries. */
export const LOOKED_UP_LINES_MAXIMUM = 225;

/** The first that can be looked up whole: a total needs all lines. */
export function lookedUpLists<List extends { readonly lines: readonly unknown[] }>(lists: readonly List[]): List[] {
  let left = LOOKED_UP_LINES_MAXIMUM;
  return lists.filter(({ lines }) => {
    if (lines.length > left) return false;
    left -= lines.length;
    return true;
  });
}
