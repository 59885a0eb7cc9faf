import { withPlainDigits } from './quantity.rules.ts';

/** Longer than any amount that is typed, and short enough to be exact as a number. */
const TYPED_LENGTH_MAXIMUM = 16;

/** The message for text that is no amount, beside the fields of a range. */
export const AMOUNT_MESSAGE = 'Please enter a number, such as 12 or 12.50.';

/**
 * Reads a typed amount, to the hundredth: 12, 12.5, .5, £12, −3, 1,000, 1 000 and full-width digits. Null for anything else, so that no
 * text becomes a different number: 1e2, 1.2.3, 12,50 and ½. 1.000 is null too, because it means 1 to some and 1000 to others.
 */
export function readAmount(text: string): number | null {
  const plain = withPlainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll(/[−–]/g, '-')
    .trim();
  if (plain.length > TYPED_LENGTH_MAXIMUM || /^[^.]*\d\.000$/.test(plain)) return null;
  const [, sign, , whole = '', fraction = ''] =
    /^([+-]?)(£?)\s*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d*)(\.\d*)?$/.exec(plain.replace(/^£\s*([+-])/, '$1£')) ??
    [];
  if (!/\d/.test(whole + fraction)) return null;
  const amount = Math.round(Number(`${whole.replace(/[,\s]/g, '') || '0'}${fraction}`) * 100) / 100;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
