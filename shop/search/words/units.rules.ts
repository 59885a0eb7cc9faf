import type { NumberOptions } from '../options.ts';

/** Of every trade, with other spellings. */
const MEASURES: NumberOptions['units'] = {
  kg: [],
  lb: ['lbs'],
  mm: [],
  cm: [],
  m: ['metre', 'metres'],
  ft: ['foot', 'feet'],
};
const INCH = ['in', 'inch', 'inches', '"'];

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** Inches after a fraction, with a full stop, without a space, and at the end; elsewhere a preposition. */
const INCHES = new RegExp(
  String.raw`(?<![\w./])(?:(\d+/\d+)\s*-?\s*in(?!\w)|(${NUMBER})(?:\s?in\.(?!\w)|-?in(?!\w)|\s*in\s*$))`,
  'g',
);
/** 6' and 24''. */
const TWO_MARKS = /(?<=\d\s?)''/g;
const FOOT_MARK = /(?<=\d)'(?![\w'])/g;

const NUMBER_WORDS = new Map(
  Object.entries({ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', eight: '8' }),
);

const LENGTH = String.raw`(?:\s*(mm|cm|metres?|m|inch(?:es)?|in|"|feet|foot|ft))?`;
const SIZES = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})${LENGTH}\s*[x×]\s*(${NUMBER})${LENGTH}(?:\s*[x×]\s*(${NUMBER})${LENGTH})?(?!\w)`,
  'g',
);

/** The weight is relative to the form as typed. */
interface NumberForm {
  term: string;
  weight: number;
}

const WITH_ANOTHER_UNIT = 0.5;
const SAME_LENGTH = 0.8;
const SAME_AS_ROUNDED = 0.8;
/** A 24 inch mirror is sold as 600 mm, a 4 ft shelf as 1200 mm. */
const NOMINAL_LENGTH = 0.6;

const NUMBER_TERM = /^(\d{1,5}(?:\.\d{1,3})?)([a-z]*)$/;

export interface Units {
  /** "10 W", "10-watt" and "10w" become the same, in lower case with single spaces. */
  normalise(text: string): string;
  /** Any unit for a bare number; else bare, in other units, and near numbers. `known` has the numbers of products. */
  formsOf(term: string, known: (unit: string) => readonly number[]): NumberForm[];
}

export function createUnits({ units, counted, rounded, near }: NumberOptions): Units {
  const bySpelling = new Map<string, string>();
  for (const [unit, spellings] of [...Object.entries(units), ...Object.entries(MEASURES)])
    for (const spelling of [unit, ...spellings]) bySpelling.set(spelling, unit);
  for (const spelling of INCH) bySpelling.set(spelling, 'in');
  const all = [...new Set(bySpelling.values())];
  const spellings = [...bySpelling.keys()].filter((unit) => unit !== 'in').join('|');
  const numberAndUnit = new RegExp(String.raw`(?<![\w./])(${NUMBER}|\d+/\d+)\s*-?\s*(${spellings})(?!\w)`, 'g');
  const numberInWords =
    counted.length > 0 &&
    new RegExp(
      String.raw`(?<!\w)(${[...NUMBER_WORDS.keys()].join('|')})(?=[\s-](?:${counted.join('|')})s?(?!\w))`,
      'g',
    );

  /** "86 x 146 mm" is both lengths and the whole; a unit said once is that of every length. */
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
    const each = lengths.map(([number, own]) => `${number}${bySpelling.get(own ?? unit) ?? ''}`);
    return `${each.join(' ')} ${lengths.map(([number]) => number).join('x')}`;
  }

  return {
    normalise(text) {
      let normal = numberInWords ? text.replace(numberInWords, (word) => NUMBER_WORDS.get(word) ?? word) : text;
      // Spares most of millions of texts the costly patterns.
      if (!/\d/.test(normal)) return normal;
      if (normal.includes("'")) normal = normal.replace(TWO_MARKS, '"').replace(FOOT_MARK, 'ft');
      if (/[x×] ?\d/.test(normal)) normal = normal.replace(SIZES, sizeText);
      if (/\d[ -]*in/.test(normal))
        normal = normal.replace(INCHES, (_, fraction?: string, number?: string) => `${fraction ?? number ?? ''}in`);
      return normal.replace(
        numberAndUnit,
        (_, number: string, unit: string) => `${number}${bySpelling.get(unit) ?? unit}`,
      );
    },
    formsOf(term, known) {
      const [, number = '', unit = ''] = NUMBER_TERM.exec(term) ?? [];
      if (number === '') return [];
      if (unit === '') return all.map((any) => ({ term: `${number}${any}`, weight: WITH_ANOTHER_UNIT }));
      if (!all.includes(unit)) return [];
      return [
        { term: number, weight: WITH_ANOTHER_UNIT },
        ...(rounded.includes(unit) ? unroundedForms(number, unit) : lengthForms(Number(number), unit)),
        ...(near.includes(unit) ? nearNumbers(number, unit, known(unit)) : []),
      ];
    },
  };
}

/** 4.5 to 5.4 for 5. */
function unroundedForms(number: string, unit: string): NumberForm[] {
  if (number.includes('.') || number.length > 2) return [];
  return Array.from({ length: 10 }, (_, tenth) => (Number(number) * 10 - 5 + tenth) / 10)
    .filter((value) => value > 0 && !Number.isInteger(value))
    .map((value) => ({ term: `${value}${unit}`, weight: SAME_AS_ROUNDED }));
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

/** 2700 K and 3000 K are both warm white, 4000 K is not. */
const RATIO_MAXIMUM = 1.15;
/** For a number that no product has. */
const RATIO_OF_UNKNOWN_MAXIMUM = 1.4;
const NEAREST_MAXIMUM = 12;
/** Below the weight of another spelling of the same number. */
const NEAR_WEIGHT_MAXIMUM = 0.85;
const STEEPNESS = 25;

function nearNumbers(digits: string, unit: string, known: readonly number[]): NumberForm[] {
  if (!/^\d{2,5}$/.test(digits)) return [];
  const wanted = Number(digits);
  const limit = Math.log(known.includes(wanted) ? RATIO_MAXIMUM : RATIO_OF_UNKNOWN_MAXIMUM);
  return known
    .map((number) => ({ number, distance: Math.abs(Math.log(number / wanted)) }))
    .filter(({ number, distance }) => number !== wanted && distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST_MAXIMUM)
    .map(({ number, distance }) => ({
      term: `${number}${unit}`,
      weight: NEAR_WEIGHT_MAXIMUM / (1 + STEEPNESS * distance),
    }));
}
