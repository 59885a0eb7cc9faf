import { closest } from 'fastest-levenshtein';

/** A category of `shop.yaml` that the catalogue does not have, and the one that it has at the nearest path. */
export interface UnknownCategory {
  path: string;
  nearest: string;
}

/** The categories of `shop.yaml` that are not among the catalogue's paths: they would be ignored without a word. */
export function unknownCategories(
  { named }: { named: readonly string[] },
  paths: readonly string[],
): UnknownCategory[] {
  return named.filter((path) => !paths.includes(path)).map((path) => ({ path, nearest: closest(path, paths) }));
}
