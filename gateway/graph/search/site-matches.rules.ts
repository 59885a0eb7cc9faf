/** A text of the site that a term may be about: a category, a content page or a post. */
export interface SiteText {
  kind: 'CATEGORY' | 'PAGE' | 'POST';
  name: string;
  path: string;
  /** The names of what it is part of, such as a category's ancestors. */
  context: string;
  /** Its headings and questions, each with its text. */
  parts: readonly { heading: string; text: string }[];
}

/** A category, page or post that a term names. */
export interface SiteMatch {
  kind: SiteText['kind'];
  name: string;
  path: string;
  /** The heading or question that the term is about; null for the whole. */
  heading: string | null;
}

/** Words that say nothing of what a question is about. */
const FILLERS = new Set(
  'a about an and are at be by can cost do does for from get give have how i in is it my much of on or our shop something the to us we what when where which who with you your'.split(
    ' ',
  ),
);

/** Words for which the pages of a shop have another. The first of a row stands for all. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['return', 'refund', 'exchange', 'refunds'],
  ['delivery', 'shipping', 'postage', 'deliver', 'ship', 'carriage', 'dispatch'],
  ['island', 'jersey', 'guernsey', 'alderney', 'sark', 'islands'],
  ['discount', 'account', 'credit'],
  ['trade', 'wholesale', 'contractor'],
  ['guarantee', 'warranty', 'faulty', 'broken'],
  ['recycling', 'recycle', 'weee', 'disposal'],
  ['contact', 'phone', 'email', 'complaint', 'complain'],
  ['store', 'counter', 'collect', 'collection', 'showroom'],
  ['exterior', 'outdoor', 'outside', 'external'],
  ['interior', 'indoor', 'inside', 'internal'],
];
const standIns: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

/** The words of a text, each as its singular and as the one that stands for it. */
export function siteWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !FILLERS.has(word))
    .map((word) => standIns.get(word) ?? word)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .map((word) => standIns.get(word) ?? word);
}

const CATEGORIES_MAXIMUM = 2;
const PAGES_MAXIMUM = 3;

/** The categories whose names a term says, and the pages and posts that it is about, the most certain first. */
export function siteMatches(term: string, texts: readonly SiteText[]): SiteMatch[] {
  const wanted = [...new Set(siteWords(term))];
  if (wanted.length === 0) return [];
  const found = texts.flatMap((text, place) => {
    const match = text.kind === 'CATEGORY' ? categoryMatch(wanted, text) : pageMatch(wanted, text);
    return match ? [{ ...match, place }] : [];
  });
  const best = found.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ match }) => match);
  return [
    ...best.filter(({ kind }) => kind === 'CATEGORY').slice(0, CATEGORIES_MAXIMUM),
    ...best.filter(({ kind }) => kind !== 'CATEGORY').slice(0, PAGES_MAXIMUM),
  ];
}

interface Scored {
  match: SiteMatch;
  score: number;
}

/** A term names a category that has all its words, by itself or with words of its ancestors: "outdoor wall lights". */
function categoryMatch(wanted: readonly string[], { kind, name, path, context }: SiteText): Scored | null {
  const own = new Set(siteWords(name));
  const around = new Set(siteWords(context));
  const isNamed = own.size > 0 && [...own].every((word) => wanted.includes(word));
  if (!isNamed || !wanted.every((word) => own.has(word) || around.has(word))) return null;
  return { match: { kind, name, path, heading: null }, score: own.size };
}

/** A term is about a page whose title has a word of it, or one of its headings, and whose part has all of them. */
function pageMatch(wanted: readonly string[], { kind, name, path, parts }: SiteText): Scored | null {
  const title = new Set(siteWords(name));
  if (wanted.every((word) => title.has(word))) return { match: { kind, name, path, heading: null }, score: 10 };
  let best: Scored | null = null;
  for (const { heading, text } of parts) {
    const head = new Set([...siteWords(heading), ...title]);
    const named = wanted.filter((word) => head.has(word)).length;
    // What only the text mentions is not what it is about.
    if (named === 0 || (named < wanted.length && wanted.length - named > 1)) continue;
    const body = named === wanted.length ? null : new Set(siteWords(text));
    if (body && !wanted.every((word) => head.has(word) || body.has(word))) continue;
    const score = named / wanted.length;
    if (!best || score > best.score) best = { match: { kind, name, path, heading: heading || null }, score };
  }
  return best;
}
