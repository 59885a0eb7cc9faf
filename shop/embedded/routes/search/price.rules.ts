const AMOUNT = String.raw`\d{1,6}(?:\.\d{1,2})?(?![\w.])`;
const POUNDS = String.raw`(?:£\s?(${AMOUNT})|(${AMOUNT}) ?(?:pounds|quid)(?!\w))`;
/** A bare amount after these is a price: "lamp under 20". Not "up to 400", which is what a dimmer takes. */
const CHEAPER = String.raw`(?:under|below|less than|cheaper than)`;
const BELOW = String.raw`(?:${CHEAPER}|up to|no more than|maximum|max)`;
const ABOVE = String.raw`(?:over|above|more than|at least|from|minimum|min)`;

/** Only a currency, or an amount at the end after "under", is a price: "under 20w" and "under cabinet" stay terms. */
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
  { pattern: new RegExp(String.raw`(?<!\w)${CHEAPER} (${AMOUNT})$`, 'iu'), ends: 'maximum' },
  { pattern: new RegExp(String.raw`(?<!\w)(?:(?:about|around|for) )?${POUNDS}(?: or less)?`, 'iu'), ends: 'maximum' },
];

/** Amounts as people say them: "a fiver", "twenty quid", "50p". */
const NOTES = new Map([
  ['fiver', 5],
  ['tenner', 10],
]);
const NUMBERS = new Map(
  Object.entries({
    five: 5,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    'twenty five': 25,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    'a hundred': 100,
    'one hundred': 100,
    'two hundred': 200,
  }),
);
const NOTE = new RegExp(String.raw`(?<!\w)(?:an? )?(${[...NOTES.keys()].join('|')})(?!\w)`, 'giu');
const NUMBER_OF_POUNDS = new RegExp(
  String.raw`(?<!\w)(${[...NUMBERS.keys()].toReversed().join('|')})(?= (?:pounds|quid)(?!\w))`,
  'giu',
);
const PENCE = /(?<![\w.])(\d{1,2})p(?!\w)/giu;

function inFigures(text: string): string {
  return text
    .replace(NOTE, (_, note: string) => `£${NOTES.get(note.toLowerCase()) ?? ''}`)
    .replace(NUMBER_OF_POUNDS, (number) => String(NUMBERS.get(number.toLowerCase()) ?? number))
    .replace(PENCE, (_, pence: string) => `£0.${pence.padStart(2, '0')}`);
}

const CHARACTERS_MAXIMUM = 300;

/** "brass lamp under £20" is "brass lamp", at most 20. In pounds; null for an open end. */
export function withoutPrice(query: string) {
  const unpriced = { term: query, minimum: null, maximum: null };
  if (query.length > CHARACTERS_MAXIMUM) return unpriced;
  const text = inFigures(query.replace(/\s+/g, ' ').trimEnd());
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
