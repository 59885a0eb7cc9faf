import { phraseTerm, type Analysis, type Token } from '../words/analysis.rules.ts';
import type { Correction } from '../words/speller.ts';
import { spansOf, type Span } from '../words/synonyms.rules.ts';
import { alternative, type Alternative } from './alternatives.ts';
import type { Words } from './words.ts';

/** Others are as near as the correction. */
interface Corrected {
  term: string;
  others: Alternative[];
}

const SECOND_CORRECTION = 0.4;
const CORRECTIONS_MAXIMUM = 3;

/** Unknown words become the nearest known ones, but for those that `isLeft` names. Returns the corrections by term. */
export function correctTokens(
  typed: readonly Token[],
  isLeft: (token: Token, index: number) => boolean,
  words: Words,
): { asked: Token[]; corrections: Map<string, Corrected> } {
  const corrections = new Map<string, Corrected>();
  const asked = typed.map((token, index) => {
    const found = isLeft(token, index) ? null : correctionOf(token, typed, words);
    if (!found) return token;
    corrections.set(token.term, found);
    return { term: found.term, word: found.term, parts: [] };
  });
  return { asked, corrections };
}

/** Nearest words in products with the query's other words win: "led blub" is a bulb, not a club. */
function correctionOf(token: Token, typed: readonly Token[], words: Words): Corrected | null {
  if (token.parts.length > 0) return null;
  const near = nearest(token, words);
  const others = typed.map(({ term }) => term).filter((term) => term !== token.term && words.frequency(term) > 0);
  // A word that only the synonyms have is in no product.
  const fitting = near.filter(
    ({ term }) => words.frequency(term) === 0 || others.every((other) => words.together([other, term], 1, false) > 0),
  );
  const [best, ...more] = fitting.length > 0 ? fitting : near;
  if (!best || best.term === token.term) return null;
  const asNear = more.filter(({ distance }) => distance === best.distance).slice(0, CORRECTIONS_MAXIMUM - 1);
  return { term: best.term, others: asNear.map(({ term }) => alternative([term], SECOND_CORRECTION, words)) };
}

/** Also the singular: a typo may look like a plural. */
function nearest({ term, word }: Token, { speller, frequency, english }: Words): Correction[] {
  const found = new Map<string, Correction>();
  for (const correction of [...speller.near(term), ...(word === term ? [] : speller.near(word))]) {
    const known = found.get(correction.term);
    if (!known || correction.distance < known.distance) found.set(correction.term, correction);
  }
  const corrections = [...found.values()].filter((correction) =>
    [term, word].every((typed) => english.mayCorrect(typed, correction)),
  );
  // The speller's order counts more than frequency, except when two results are merged.
  return word === term
    ? corrections
    : corrections.sort((a, b) => a.distance - b.distance || frequency(b.term) - frequency(a.term));
}

/** As typed, with the corrections; null without any. */
export function correctedText(
  query: string,
  corrections: ReadonlyMap<string, { term: string }>,
  { terms }: Pick<Analysis, 'terms'>,
): string | null {
  if (corrections.size === 0) return null;
  const written = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return written.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => {
    const [term, ...more] = terms(word);
    return (term !== undefined && more.length === 0 && corrections.get(term)?.term) || word;
  });
}

export interface Replacement {
  words: string;
  instead: string;
}

/** As the head noun of so many products a word is a kind of product. */
const KIND_PRODUCTS_MINIMUM = 3;

/** Words that no product has become the nearest that products have: "gunmetal" is "black nickel". */
export function replaceUnsold(asked: readonly Token[], words: Words): { tokens: Token[]; replacements: Replacement[] } {
  const replacements: Replacement[] = [];
  const spans = spansOf(
    asked.map(({ term }) => term),
    words.nearest,
  );
  const tokens = asked.flatMap((token, index): Token[] => {
    const span = spans.find(({ start, end }) => start <= index && index < end);
    if (!span || isInValue(asked, span, words)) return [token];
    const own = asked.slice(span.start, span.end).map(({ term }) => term);
    const nearest = isSold(own, words) ? undefined : nearestSold(span, asked, words);
    if (!nearest) return [token];
    if (index > span.start) return [];
    replacements.push({ words: own.join(' '), instead: nearest.terms.join(' ') });
    return nearest.terms.map((term) => ({ term, word: term, parts: [], ...(own.length === 1 && { meant: own[0] }) }));
  });
  return { tokens, replacements };
}

/** In products with the rest of the query, else in any product. */
function nearestSold({ start, end, synonyms }: Span, asked: readonly Token[], words: Words) {
  const sold = synonyms.filter(({ terms }) => isSold(terms, words));
  const rest = asked.flatMap(({ term }, index) => (index < start || index >= end ? [term] : [])).filter(isKnown(words));
  const kinds = rest.filter((term) => words.kinds(term, false) >= KIND_PRODUCTS_MINIMUM);
  const isTogether = ({ terms }: { terms: readonly string[] }) => {
    const term = terms.length > 1 ? phraseTerm(terms) : (terms[0] ?? '');
    return words.together([term, ...rest], 1, false) > 0 && words.together([term, ...kinds], 1, true) > 0;
  };
  return sold.find(isTogether) ?? sold[0];
}

const isKnown =
  ({ frequency }: Words) =>
  (term: string) =>
    frequency(term) > 0;

/** The "gold" of "rose gold". */
function isInValue(asked: readonly Token[], { start, end }: Pick<Span, 'start' | 'end'>, words: Words): boolean {
  const isValue = (from: number, to: number) =>
    from >= 0 && to <= asked.length && words.isValue(asked.slice(from, to).map(({ term }) => term));
  return isValue(start - 1, end) || isValue(start, end + 1);
}

/** Of the products with a word, those that have it outside longer values. */
const ALONE_SHARE_MINIMUM = 0.1;

/** In names or as a value: being part of longer values, such as Rose Gold, does not count. */
function isSold(terms: readonly string[], { frequency, isValue, named, inLongerValues }: Words): boolean {
  if (isValue(terms)) return true;
  const [term = ''] = terms;
  if (terms.length > 1) return frequency(phraseTerm(terms)) > 0;
  return named(term) - inLongerValues(term) > named(term) * ALONE_SHARE_MINIMUM;
}
