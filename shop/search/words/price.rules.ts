/** A query without its price in words, and the price in pounds; null for an open end. */
export interface PricedQuery {
  term: string;
  minimum: number | null;
  maximum: number | null;
}

const AMOUNT = String.raw`\d{1,6}(?:\.\d{1,2})?(?![\w.])`;
const POUNDS = String.raw`(?:£\s?(${AMOUNT})|(${AMOUNT}) ?(?:pounds|quid)(?!\w))`;
const BELOW = String.raw`(?:under|below|less than|cheaper than|up to|maximum|max)`;
const ABOVE = String.raw`(?:over|above|more than|at least|from|minimum|min)`;

/** Only an amount with its currency is a price: "under 20w", "10 to 30 mm" and "under cabinet" stay terms. */
const PRICES: readonly { pattern: RegExp; ends: 'both' | 'minimum' | 'maximum' }[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\w)(?:between |from )?(?:£ ?)?(${AMOUNT})(?: ?pounds)? ?(?:to|and|-|–) ?${POUNDS}`,
      'iu',
    ),
    ends: 'both',
  },
  { pattern: new RegExp(String.raw`(?<!\w)${BELOW} ${POUNDS}`, 'iu'), ends: 'maximum' },
  { pattern: new RegExp(String.raw`(?<!\w)${ABOVE} ${POUNDS}`, 'iu'), ends: 'minimum' },
];

/** Bounds the cost of a long query. */
const CHARACTERS_MAXIMUM = 300;

/** Takes the first price in words out of a query: "brass lamp under £20" is "brass lamp", at most 20. */
export function withoutPrice(query: string): PricedQuery {
  const unpriced = { term: query, minimum: null, maximum: null };
  if (query.length > CHARACTERS_MAXIMUM) return unpriced;
  const text = query.replace(/\s+/g, ' ');
  for (const { pattern, ends } of PRICES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const amounts = found.slice(1).filter(Boolean).map(Number);
    const term = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    // A price alone has nothing to search for.
    if (term === '') return unpriced;
    return {
      term,
      minimum: ends === 'maximum' ? null : Math.min(...amounts),
      maximum: ends === 'minimum' ? null : Math.max(...amounts),
    };
  }
  return unpriced;
}
