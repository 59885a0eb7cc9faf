import { slugOf } from '../../../domain/slug.rules.ts';

/** A category path of a feed and how many products are in it. */
export interface CountedPath {
  path: readonly string[];
  count: number;
}

/** So much of a feed in one top category makes no menu: what is in that category moves to the top. */
const DOMINANT_PART = 0.8;

/** Levels such as "Home & Garden > Lighting" that a whole feed may be in. */
const DOMINANT_LEVELS = 3;

const PATHS_REMEMBERED = 5_000;

/** A category is so deep at most; what a feed has below is listed in the lowest one. */
const LEVELS_MAXIMUM = 5;

/** What is too small for a place of its own in the menu. */
export const REMAINDER = 'More';

interface Entry {
  key: string;
  shown: readonly string[];
  count: number;
}

/** Identifies a path: names that differ in case or punctuation alone are one category. */
export function pathKey(path: readonly string[]): string {
  return path.map(slugOf).join('/');
}

/** `pathKey` for paths that come again and again. */
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
 * Where the categories of a feed go in the shop, by the key of their path in the feed: several top categories, at most so many.
 * A level that nearly everything is in is left out; too many top categories are brought together by the noun that their names end with
 * ("Wall Lights", "Floor Lights"), and the smallest of the rest under one. The fullest come first, the remainder last.
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

/** Top categories, the fullest first. */
function topsOf(entries: readonly Entry[]): Top[] {
  const groups = Map.groupBy(entries, ({ shown }) => slugOf(shown[0] ?? ''));
  const tops = [...groups.values()].map((own) => ({
    name: own[0]?.shown[0] ?? '',
    count: own.reduce((sum, { count }) => sum + count, 0),
    entries: own,
  }));
  return tops.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** The entries with the children of the top category that nearly everything is in at the top; null where there is no such category. */
function withoutDominantTop(entries: readonly Entry[]): Entry[] | null {
  const [top] = topsOf(entries);
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (!top || top.count < total * DOMINANT_PART) return null;
  const inside = top.entries.filter(({ shown }) => shown.length > 1);
  const children = new Set(inside.map(({ shown }) => slugOf(shown[1] ?? '')));
  // One child is no menu either, unless it is all there is and leads further down.
  if (children.size === 0 || (children.size === 1 && inside.length < top.entries.length)) return null;
  if (children.size === 1 && inside.every(({ shown }) => shown.length === 2)) return null;
  return entries.map((entry) => (inside.includes(entry) ? { ...entry, shown: entry.shown.slice(1) } : entry));
}

/** Brings top categories together whose names end with the same noun, the largest groups first, until there are few enough. */
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
    // The plural of the noun, where one of the names has it.
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

/** The noun that a name ends with, in the singular. */
export const nounOf = (name: string): string => slugOf(lastWord(name)).replace(/(?<=[a-z]{2})s$/, '');

/** Words that say nothing of what a product is. */
const NO_CATEGORIES =
  /^(new|sale|clearance|featured|best ?-?sellers?|bestselling|popular|offers?|deals?|discount(ed)?|trending|gifts?|all|home ?page|frontpage|\d+)$/i;

/** Fewer products than this make no category. */
const TAGGED_MINIMUM = 2;

/** Names that may stand for categories of products that the feed puts into none, the commonest first. */
export function categoryNames(counts: ReadonlyMap<string, { count: number }>, maximum: number): string[] {
  return [...counts]
    .filter(([name, { count }]) => count >= TAGGED_MINIMUM && !NO_CATEGORIES.test(name) && slugOf(name))
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .slice(0, maximum)
    .map(([name]) => name);
}

/** A tag as a heading: `women` is "Women". */
export const headingOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
