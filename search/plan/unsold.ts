import { phraseTerm, type Token } from '../words/analysis.rules.ts';
import { spansOf, type Span } from '../words/synonyms.rules.ts';
import type { Words } from './words.ts';

/** Words of a query that no product is sold in, and what was searched in their place. */
export interface Replacement {
  words: string;
  instead: string;
}

/** A word is a kind of product when it is the head noun of this many. */
const KIND_PRODUCTS_MINIMUM = 3;

/** Replaces what nobody sells by the nearest that is sold, where the table has it: "gunmetal" by "black nickel". */
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

/** Returns the first substitute that is sold together with the rest of the query, else the first that is sold at all. */
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

/** Whether words are part of a longer value: the "gold" of "rose gold". */
function isInValue(asked: readonly Token[], { start, end }: Pick<Span, 'start' | 'end'>, words: Words): boolean {
  const isValue = (from: number, to: number) =>
    from >= 0 && to <= asked.length && words.isValue(asked.slice(from, to).map(({ term }) => term));
  return isValue(start - 1, end) || isValue(start, end + 1);
}

/** Fewer of the products with a word than this have it only in a longer name. */
const ALONE_SHARE_MINIMUM = 0.1;

/** Whether products are named so, or have it as a value; a word that is only part of longer values, such as Rose Gold, is not sold by itself. */
function isSold(terms: readonly string[], { frequency, isValue, named, inLongerValues }: Words): boolean {
  if (isValue(terms)) return true;
  const [term = ''] = terms;
  if (terms.length > 1) return frequency(phraseTerm(terms)) > 0;
  return named(term) - inLongerValues(term) > named(term) * ALONE_SHARE_MINIMUM;
}
