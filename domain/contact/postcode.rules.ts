import { TEXT_LENGTHS } from '../text-lengths.data.ts';
import { plainText } from '../text.rules.ts';

/** A postcode of the UK, the Crown Dependencies, the forces or an overseas territory that shares the system. */
export interface Postcode {
  /** The formatted postcode: `SW1A 1AA`. */
  text: string;
  /** One or two letters; three or four of a special code (`GIR`); an overseas territory's ISO code (`CYM`). */
  area: string;
  /** The digits after the area: 1 in `SW1A`; 0 for a special code. */
  district: number;
}

/** Outward A9, A99, AA9, AA99, A9A, AA9A; inward 9AA, whose letters are never C, I, K, M, O or V. */
const POSTCODE = /^(?<area>[A-Z]{1,2})(?<district>\d{1,2}|\d[A-Z])(?<inward>\d[ABD-HJLNP-UW-Z]{2})$/;

/** One code each: Girobank, and overseas territories that the patterns above do not cover. */
const SPECIAL = /^(?:GIR0AA|(?:ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA)1ZZ)$/;

interface OwnCode {
  area: string;
  code: RegExp;
  written: string;
}

/** Territories with codes of their own. Bermuda's digits never begin with 0, unlike half a British code's. */
const OWN_CODES: readonly OwnCode[] = [
  { area: 'AI', code: /^AI(2640)$/, written: 'AI-$1' },
  { area: 'BMU', code: /^(DV|FL|GE|HM|MA|PG|SB|WK)(\d{2}|[A-Z]{2})$/, written: '$1 $2' },
  { area: 'BMU', code: /^(CR|DD|HS|SN)(0\d|[A-Z]{2})$/, written: '$1 $2' },
  { area: 'CYM', code: /^(KY[1-3])(\d{4})$/, written: '$1-$2' },
  { area: 'MSR', code: /^MSR(\d{4})$/, written: 'MSR $1' },
  { area: 'VG', code: /^VG(\d{4})$/, written: 'VG$1' },
];

const FORCES = /^BFPO(\d{1,4})$/;

export const POSTCODE_MESSAGE = 'Invalid postcode';

/** Parses a postcode in any case and spacing; null when it is invalid. `zoneOf` decides whether its area exists. */
export function parsePostcode(text: string): Postcode | null {
  if (text.length > TEXT_LENGTHS.postcode) return null;
  const plain = plainText(text).replace(/\s/g, '').toUpperCase();
  const special = specialPostcode(plain);
  if (special) return special;
  const { area, district, inward } = POSTCODE.exec(plain)?.groups ?? {};
  if (area === undefined || district === undefined || inward === undefined) return null;
  return { text: `${area}${district} ${inward}`, area, district: Number.parseInt(district, 10) };
}

/** As it is printed; any other text, such as a foreign postcode, as it was typed. */
export const formatPostcode = (text: string): string => parsePostcode(text)?.text ?? text;

function specialPostcode(plain: string): Postcode | null {
  const [, number] = FORCES.exec(plain) ?? [];
  if (number !== undefined) return { text: `BFPO ${number}`, area: 'BF', district: 1 };
  const undashed = plain.replace(/\p{Pd}/gu, '');
  const own = OWN_CODES.find(({ code }) => code.test(undashed));
  if (own) return { text: undashed.replace(own.code, own.written), area: own.area, district: 0 };
  if (!SPECIAL.test(plain)) return null;
  return { text: `${plain.slice(0, -3)} ${plain.slice(-3)}`, area: plain.slice(0, -3), district: 0 };
}
