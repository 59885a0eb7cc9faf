import { slugOf } from '@storefront/domain/slug.rules.ts';

export interface CountedPath {
  path: readonly string[];
  count: number;
}

/** A top category with this share of the products gives way to its children. */
const DOMINANT_PART = 0.8;

/** A whole feed may sit below "Home & Garden > Lighting". */
const DOMINANT_LEVELS = 3;

const PATHS_REMEMBERED = 5_000;

/** Deeper categories merge into the lowest level. */
const LEVELS_MAXIMUM = 5;

/** Holds those too small for the menu. */
export const REMAINDER = 'More';

interface Entry {
  key: string;
  shown: readonly string[];
  count: number;
}

/** Names that differ only in case or punctuation are one category. */
export function pathKey(path: readonly string[]): string {
  return path.map(slugOf).join('/');
}

export function createPathKeys(): (path: readonly string[]) => string {
  const known = new Map<string, string>();
  return (path) => {
    const text = path.join(' > ');
    const key = known.get(text) ?? pathKey(path);
    if (known.size < PATHS_REMEMBERED) known.set(text, key);
    return key;
  };
}

/**
 * By key, at most `topsMaximum` at the top: a level of nearly every product is dropped, surplus ones are grouped by
 * their noun ("Wall Lights", "Floor Lights"), the smallest of the rest under "More". Largest first, "More" last.
 */
export function planMenu(paths: readonly CountedPath[], topsMaximum: number): Map<string, readonly string[]> {
  let entries: Entry[] = paths.map(({ path, count }) => ({ key: pathKey(path), shown: path, count }));
  for (let level = 0; level < DOMINANT_LEVELS; level += 1) {
    const unwrapped = withoutDominantTop(entries);
    if (!unwrapped) break;
    entries = unwrapped;
  }
  entries = withinTops(byNoun(entries, topsMaximum), topsMaximum);
  const isRemainder = ({ name }: Top) => slugOf(name) === slugOf(REMAINDER);
  const tops = topsOf(entries).toSorted((a, b) => Number(isRemainder(a)) - Number(isRemainder(b)));
  const ordered = tops.flatMap((top) => top.entries.toSorted((a, b) => b.count - a.count));
  return new Map(ordered.map(({ key, shown }) => [key, shown.slice(0, LEVELS_MAXIMUM)]));
}

interface Top {
  name: string;
  count: number;
  entries: Entry[];
}

/** Largest first. */
function topsOf(entries: readonly Entry[]): Top[] {
  const groups = Map.groupBy(entries, ({ shown }) => slugOf(shown[0] ?? ''));
  const tops = [...groups.values()].map((own) => ({
    name: own[0]?.shown[0] ?? '',
    count: own.reduce((sum, { count }) => sum + count, 0),
    entries: own,
  }));
  return tops.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Its children move to the top. Null where there is none. */
function withoutDominantTop(entries: readonly Entry[]): Entry[] | null {
  const [top] = topsOf(entries);
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (!top || top.count < total * DOMINANT_PART) return null;
  const inside = top.entries.filter(({ shown }) => shown.length > 1);
  const children = new Set(inside.map(({ shown }) => slugOf(shown[1] ?? '')));
  // A single child makes no menu either, unless it is all there is and has children.
  if (children.size === 0 || (children.size === 1 && inside.length < top.entries.length)) return null;
  if (children.size === 1 && inside.every(({ shown }) => shown.length === 2)) return null;
  return entries.map((entry) => (inside.includes(entry) ? { ...entry, shown: entry.shown.slice(1) } : entry));
}

/** Largest groups first, until there are few enough. */
function byNoun(entries: Entry[], topsMaximum: number): Entry[] {
  const tops = topsOf(entries);
  if (tops.length <= topsMaximum) return entries;
  const groups = [...Map.groupBy(tops, ({ name }) => nounOf(name))].filter(
    ([noun, own]) => noun.length > 2 && own.length > 1,
  );
  let left = tops.length;
  const parents = new Map<Entry, string>();
  for (const [, own] of groups.toSorted(([, a], [, b]) => b.length - a.length)) {
    if (left <= topsMaximum) break;
    // In the plural, where one of the names is.
    const parent = own
      .map(({ name }) => lastWord(name))
      .reduce((longest, word) => (word.length > longest.length ? word : longest));
    left -= own.length - 1;
    for (const top of own)
      if (slugOf(top.name) !== slugOf(parent)) for (const entry of top.entries) parents.set(entry, parent);
  }
  return entries.map((entry) => {
    const parent = parents.get(entry);
    return parent ? { ...entry, shown: [parent, ...entry.shown] } : entry;
  });
}

function withinTops(entries: Entry[], topsMaximum: number): Entry[] {
  const tops = topsOf(entries);
  if (tops.length <= topsMaximum) return entries;
  const small = new Set(tops.slice(topsMaximum - 1).flatMap((top) => top.entries));
  return entries.map((entry) =>
    small.has(entry) && slugOf(entry.shown[0] ?? '') !== slugOf(REMAINDER)
      ? { ...entry, shown: [REMAINDER, ...entry.shown] }
      : entry,
  );
}

const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** In the singular. */
export const nounOf = (name: string): string => slugOf(lastWord(name)).replace(/(?<=[a-z]{2})s$/, '');

const NO_CATEGORIES = new RegExp(
  String.raw`^(new|sale|clearance|featured|best ?-?sellers?|bestselling|popular|offers?|deals?|discount(ed)?|` +
    String.raw`trending|gifts?|all|home ?page|frontpage|\d+)$`,
  'i',
);

const TAGGED_MINIMUM = 2;

/** For uncategorised products; commonest first. */
export function categoryNames(counts: ReadonlyMap<string, { count: number }>, maximum: number): string[] {
  return [...counts]
    .filter(([name, { count }]) => count >= TAGGED_MINIMUM && !NO_CATEGORIES.test(name) && slugOf(name))
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .slice(0, maximum)
    .map(([name]) => name);
}

export const headingOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
