import { plainText } from './text.rules.ts';

const TYPED_LENGTH_MAXIMUM = 16;

export const AMOUNT_MESSAGE = 'Please enter a number, such as 12 or 12.50.';

/** To the hundredth: 12.5, .5, £12, −3, 1,000, full-width digits; else null, as 1.000: 1 to some, 1000 to others. */
export function readAmount(text: string): number | null {
  const plain = plainText(text).replaceAll(/[−–]/g, '-');
  if (plain.length > TYPED_LENGTH_MAXIMUM || /^[^.]*\d\.000$/.test(plain)) return null;
  const [, sign, , whole = '', fraction = ''] =
    /^([+-]?)(£?)\s*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d*)(\.\d*)?$/.exec(plain.replace(/^£\s*([+-])/, '$1£')) ??
    [];
  if (!/\d/.test(whole + fraction)) return null;
  const amount = Math.round(Number(`${whole.replace(/[,\s]/g, '') || '0'}${fraction}`) * 100) / 100;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
