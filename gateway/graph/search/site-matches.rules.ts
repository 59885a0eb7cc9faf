/** A text of the site that a term may be about: a category, a content page or a post. */
export interface SiteText {
  kind: 'CATEGORY' | 'PAGE' | 'POST';
  name: string;
  path: string;
  /** The names of what it is part of, such as a category's ancestors, the nearest last. */
  ancestors: readonly string[];
  /** Headings and questions, each with its text. */
  parts: readonly { heading: string; text: string }[];
}

export interface SiteMatch {
  kind: SiteText['kind'];
  name: string;
  path: string;
  /** The category that a category is in; null for others. */
  parent: string | null;
  /** The heading or question that the term is about; null for the whole. */
  heading: string | null;
}

/** Words that say nothing of what a question is about. */
const FILLERS = new Set(
  (
    'a about accept an and any are at be by can claim click cost credit customer day debit did do does express for ' +
    'from get give have how i if in included info information is it item items lifetime long many me method methods ' +
    'much my need next number of on or our policy same some someone something take the time times to today up us ' +
    'want we what when where which who will with you your'
  ).split(' '),
);

/** The first of a row stands for all. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['return', 'refund', 'exchange', 'refunds'],
  ['delivery', 'shipping', 'postage', 'deliver', 'ship', 'carriage', 'dispatch', 'transit', 'parcel', 'courier'],
  ['arrive', 'arrival', 'track', 'tracking', 'late'],
  ['island', 'jersey', 'guernsey', 'alderney', 'sark', 'islands'],
  ['discount', 'account'],
  ['trade', 'wholesale', 'contractor'],
  ['guarantee', 'warranty', 'faulty', 'broken', 'damaged', 'fault', 'defective'],
  ['recycling', 'recycle', 'weee', 'disposal'],
  ['contact', 'phone', 'telephone', 'call', 'email', 'address', 'complaint', 'complain', 'speak', 'help', 'service'],
  [
    'store',
    'counter',
    'collect',
    'collection',
    'showroom',
    'shop',
    'branch',
    'visit',
    'pick',
    'located',
    'locator',
    'based',
  ],
  ['opening', 'open', 'hours', 'closed', 'close'],
  ['pay', 'payment', 'paying', 'card', 'paypal', 'klarna', 'bank', 'visa', 'mastercard', 'amex'],
  ['invoice', 'receipt'],
  ['term', 'condition'],
  ['privacy', 'gdpr', 'data'],
  ['question', 'faq'],
  ['exterior', 'outdoor', 'outside', 'external'],
  ['interior', 'indoor', 'inside', 'internal'],
];
const standIns: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

const plainOf = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each as its singular and as the word that stands for it. */
function siteWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !FILLERS.has(word))
    .map((word) => standIns.get(word) ?? word)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .map((word) => standIns.get(word) ?? word);
}

/** A text of the site with its words, which are read many times: at every letter that somebody types. */
interface IndexedText {
  kind: SiteText['kind'];
  name: string;
  path: string;
  parent: string | null;
  own: ReadonlySet<string>;
  around: ReadonlySet<string>;
  parts: readonly IndexedPart[];
}

interface IndexedPart {
  heading: string;
  /** The words of the heading and of the title. */
  head: ReadonlySet<string>;
  body: () => ReadonlySet<string>;
}

export type SiteIndex = ReturnType<typeof siteIndex>;

export function siteIndex(texts: readonly SiteText[]) {
  const titles = texts.flatMap(({ name, parts }) => [name, ...parts.map(({ heading }) => heading)]);
  return {
    /** What an unfinished word may become. */
    spellings: [...new Set([...SAME_WORDS.flat(), ...titles.flatMap(wordsOf)])],
    texts: texts.map(({ kind, name, path, ancestors, parts }) => {
      const own = new Set(siteWords(name));
      return {
        kind,
        name,
        path,
        own,
        around: new Set(siteWords(ancestors.join(' '))),
        parent: ancestors.at(-1) ?? null,
        parts: parts.map(({ heading, text }) => {
          let body: ReadonlySet<string> | undefined;
          return {
            heading,
            head: own.union(new Set(siteWords(heading))),
            body: () => (body ??= new Set(siteWords(text))),
          };
        }),
      };
    }),
  };
}

const CATEGORIES_MAXIMUM = 2;
const PAGES_MAXIMUM = 3;

/** Each word as those that it may stand for: an unfinished one is any that begins with it. */
type Wanted = readonly ReadonlySet<string>[];

interface MatchOptions {
  /** The term is being typed: its last word may be unfinished. Defaults to false. */
  isTyping?: boolean;
}

/** Fewer letters begin too many words. */
const BEGUN_MINIMUM = 3;

/** The most certain first. */
export function siteMatches(
  term: string,
  { texts, spellings }: SiteIndex,
  { isTyping = false }: MatchOptions = {},
): SiteMatch[] {
  const wanted = isTyping ? wantedWhileTyping(term, spellings) : wantedIn(term);
  // Such as "About us".
  const isTitle = ({ name }: IndexedText) => wordsOf(name).join(' ') === wordsOf(term).join(' ');
  const found = texts.flatMap((text, place) => {
    if (wanted.length === 0 && !isTitle(text)) return [];
    const match = text.kind === 'CATEGORY' ? categoryMatch(wanted, text) : pageMatch(wanted, text);
    return match ? [{ ...match, place }] : [];
  });
  const best = found.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ match }) => match);
  return [
    ...best.filter(({ kind }) => kind === 'CATEGORY').slice(0, CATEGORIES_MAXIMUM),
    ...best.filter(({ kind }) => kind !== 'CATEGORY').slice(0, PAGES_MAXIMUM),
  ];
}

const wantedIn = (term: string): Wanted => [...new Set(siteWords(term))].map((word) => new Set([word]));

/** An unfinished word of too few letters is left out, so that what is shown stays until there are more. */
function wantedWhileTyping(term: string, spellings: readonly string[]): Wanted {
  const words = wordsOf(term);
  const begun = words.pop() ?? '';
  const finished = wantedIn(words.join(' '));
  if (begun === '' || FILLERS.has(begun)) return finished;
  if (begun.length < BEGUN_MINIMUM) return finished.length > 0 ? finished : wantedIn(begun);
  const possible = spellings.filter((word) => word.startsWith(begun));
  return [...finished, new Set(siteWords([begun, ...possible].join(' ')))];
}

interface Scored {
  match: SiteMatch;
  score: number;
}

const isIn = (any: ReadonlySet<string>, words: ReadonlySet<string>) => !any.isDisjointFrom(words);

/** A term names a category that has all its words, by itself or with words of its ancestors: "outdoor wall lights". */
function categoryMatch(wanted: Wanted, { kind, name, path, parent, own, around }: IndexedText): Scored | null {
  const isNamed = own.size > 0 && [...own].every((word) => wanted.some((any) => any.has(word)));
  if (!isNamed || !wanted.every((any) => isIn(any, own) || isIn(any, around))) return null;
  return { match: { kind, name, path, parent, heading: null }, score: own.size };
}

/** More are of another question. */
const TEXT_WORDS_MAXIMUM = 2;

/** A term is about a page whose title has a word of it, or one of its headings, and whose part has all of them. */
function pageMatch(wanted: Wanted, { kind, name, path, parent, own, parts }: IndexedText): Scored | null {
  if (wanted.every((any) => isIn(any, own))) return { match: { kind, name, path, parent, heading: null }, score: 10 };
  let best: Scored | null = null;
  for (const { heading, head, body } of parts) {
    const named = wanted.filter((any) => isIn(any, head)).length;
    // A page that mentions the words only in its text is about something else.
    if (named === 0 || wanted.length - named > TEXT_WORDS_MAXIMUM) continue;
    if (named < wanted.length && !wanted.every((any) => isIn(any, head) || isIn(any, body()))) continue;
    const score = named / wanted.length;
    if (!best || score > best.score) best = { match: { kind, name, path, parent, heading: heading || null }, score };
  }
  return best;
}
