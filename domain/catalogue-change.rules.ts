/** The paths of products and categories that changed. Caches drop their entries for them. */
export type CatalogueChange = readonly string[] | 'everything';

/** Beyond so many paths a change counts as one of everything. */
const PATHS_MAXIMUM = 1_000;

const PATH_CHARACTERS_MAXIMUM = 2_000;

export function changeOf(paths: Iterable<string>): CatalogueChange {
  const distinct = [...new Set(paths)];
  return distinct.length > PATHS_MAXIMUM ? 'everything' : distinct;
}

/** Reads a change from another process; null when it is none. */
export function readCatalogueChange(given: unknown): CatalogueChange | null {
  if (given === 'everything') return given;
  const isPath = (path: unknown) =>
    typeof path === 'string' && path.startsWith('/') && path.length <= PATH_CHARACTERS_MAXIMUM;
  return Array.isArray(given) && given.length <= PATHS_MAXIMUM && given.every(isPath) ? (given as string[]) : null;
}
