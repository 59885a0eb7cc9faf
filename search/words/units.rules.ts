/** Spellings of units, and the normalised form of each. A conductor's mm² is read as mm: the trade says "2.5mm cable". */
const UNITS = new Map(
  Object.entries({
    w: 'w',
    watt: 'w',
    watts: 'w',
    v: 'v',
    volt: 'v',
    volts: 'v',
    a: 'a',
    amp: 'a',
    amps: 'a',
    lm: 'lm',
    lumen: 'lm',
    lumens: 'lm',
    k: 'k',
    kelvin: 'k',
    kg: 'kg',
    lb: 'lb',
    lbs: 'lb',
    mm: 'mm',
    mm2: 'mm',
    'sq mm': 'mm',
    sqmm: 'mm',
    cm: 'cm',
    m: 'm',
    metre: 'm',
    metres: 'm',
    ft: 'ft',
    foot: 'ft',
    feet: 'ft',
    gang: 'gang',
    gangs: 'gang',
    g: 'gang',
    way: 'way',
    ways: 'way',
    pin: 'pin',
    pole: 'pole',
    module: 'module',
    modules: 'module',
    in: 'in',
    inch: 'in',
    inches: 'in',
    '"': 'in',
  }),
);
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const NUMBER_AND_UNIT = new RegExp(
  String.raw`(?<![\w./])(${NUMBER}|\d+/\d+)\s*-?\s*(${[...UNITS.keys()].filter((unit) => unit !== 'in').join('|')})(?!\w)`,
  'g',
);

/** "in" means inches after a fraction, with a full stop, without a space, and at the end; elsewhere it is a preposition. */
const INCHES = new RegExp(
  String.raw`(?<![\w./])(?:(\d+/\d+)\s*-?\s*in(?!\w)|(${NUMBER})(?:\s?in\.(?!\w)|-?in(?!\w)|\s*in\s*$))`,
  'g',
);
/** Marks of feet and inches: 6' and 24''. */
const TWO_MARKS = /(?<=\d\s?)''/g;
const FOOT_MARK = /(?<=\d)'(?![\w'])/g;

/** Number words that the trade uses in names: "two gang", "one-way". */
const NUMBER_WORDS = new Map(
  Object.entries({ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', eight: '8' }),
);
const NUMBER_IN_WORDS =
  /(?<!\w)(one|two|three|four|five|six|eight)(?=[\s-](?:gang|way|pin|pole|module|light)s?(?!\w))/g;

const LENGTH = String.raw`\s*(mm|cm|metres?|m|inch(?:es)?|in|"|feet|foot|ft)?`;
const SIZES = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})${LENGTH}\s*[x×]\s*(${NUMBER})${LENGTH}(?:\s*[x×]\s*(${NUMBER})${LENGTH})?(?!\w)`,
  'g',
);

/** Normalises numbers with units in a text in lower case with single spaces: "10 W", "10-watt" and "10w" are the same. */
export function normaliseUnits(text: string): string {
  let normal = text.replace(NUMBER_IN_WORDS, (word) => NUMBER_WORDS.get(word) ?? word);
  // The simple tests spare most texts the costly patterns: an index is built of millions of texts.
  if (!/\d/.test(normal)) return normal;
  if (normal.includes("'")) normal = normal.replace(TWO_MARKS, '"').replace(FOOT_MARK, 'ft');
  if (/[x×] ?\d/.test(normal)) normal = normal.replace(SIZES, sizeText);
  if (/\d[ -]*in/.test(normal))
    normal = normal.replace(INCHES, (_, fraction?: string, number?: string) => `${fraction ?? number ?? ''}in`);
  return normal.replace(NUMBER_AND_UNIT, (_, number: string, unit: string) => `${number}${UNITS.get(unit) ?? unit}`);
}

/** "86 x 146 mm" is both lengths and the size as a whole; a unit said once is that of every length. */
function sizeText(_: string, ...groups: (string | number | undefined)[]): string {
  const [a, unitOfA, b, unitOfB, c, unitOfC] = groups
    .slice(0, 6)
    .map((group) => (group === undefined ? undefined : String(group)));
  const unit = unitOfC ?? unitOfB ?? unitOfA ?? '';
  const lengths = [
    [a, unitOfA],
    [b, unitOfB],
    [c, unitOfC],
  ].filter(([number]) => number);
  const each = lengths.map(([number, own]) => `${number}${UNITS.get(own ?? unit) ?? ''}`);
  return `${each.join(' ')} ${lengths.map(([number]) => number).join('x')}`;
}

/** Another form of a number, with its weight relative to the form as typed. */
export interface NumberForm {
  term: string;
  weight: number;
}

const WITH_ANOTHER_UNIT = 0.5;
const SAME_LENGTH = 0.8;
const SAME_AS_ROUNDED = 0.8;
/** The trade's nominal lengths: a 24 inch mirror is 600 mm, a 4 ft batten 1200 mm. */
const NOMINAL_LENGTH = 0.6;

const NUMBER_TERM = /^(\d{1,5}(?:\.\d{1,3})?)([a-z]*)$/;
const ALL_UNITS = [...new Set(UNITS.values())];

/**
 * Returns other forms of a number: with any unit for a bare one; for one with a unit the bare number, and the same length in other units.
 */
export function numberForms(term: string): NumberForm[] {
  const [, number = '', unit = ''] = NUMBER_TERM.exec(term) ?? [];
  if (number === '') return [];
  if (unit === '') return ALL_UNITS.map((any) => ({ term: `${number}${any}`, weight: WITH_ANOTHER_UNIT }));
  if (!ALL_UNITS.includes(unit)) return [];
  return [
    { term: number, weight: WITH_ANOTHER_UNIT },
    ...(unit === 'w' ? powerForms(number) : lengthForms(Number(number), unit)),
  ];
}

/** Lamps are rated to a tenth of a watt and asked for by the whole one: "5w" finds 4.9 W too. */
function powerForms(number: string): NumberForm[] {
  if (number.includes('.') || number.length > 2) return [];
  return Array.from({ length: 10 }, (_, tenth) => (Number(number) * 10 - 5 + tenth) / 10)
    .filter((watts) => watts > 0 && !Number.isInteger(watts))
    .map((watts) => ({ term: `${watts}w`, weight: SAME_AS_ROUNDED }));
}

const MILLIMETRES = new Map([
  ['mm', { exact: 1, nominal: 1 }],
  ['cm', { exact: 10, nominal: 10 }],
  ['m', { exact: 1_000, nominal: 1_000 }],
  ['in', { exact: 25.4, nominal: 25 }],
  ['ft', { exact: 304.8, nominal: 300 }],
]);

function lengthForms(number: number, unit: string): NumberForm[] {
  const factor = MILLIMETRES.get(unit);
  if (!factor) return [];
  const [exact, nominal] = [Math.round(number * factor.exact), Math.round(number * factor.nominal)];
  const forms = [...metric(exact, SAME_LENGTH), ...metric(nominal, NOMINAL_LENGTH)];
  const seen = new Set([`${number}${unit}`]);
  return forms.filter(({ term }) => !seen.has(term) && seen.add(term));
}

function metric(millimetres: number, weight: number): NumberForm[] {
  const forms = [{ term: `${millimetres}mm`, weight }];
  if (millimetres % 10 === 0) forms.push({ term: `${millimetres / 10}cm`, weight });
  if (millimetres % 500 === 0) forms.push({ term: `${millimetres / 1_000}m`, weight });
  return forms;
}
