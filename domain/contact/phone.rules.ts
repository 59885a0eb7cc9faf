import { withPlainDigits } from '../quantity.rules.ts';

export const PHONE_MESSAGE = 'Please enter a phone number with 10 to 12 digits.';

/** Normalises to 10 to 12 digits, with a leading plus kept; +44 and 0044 become 0. Null for anything else. */
export function phoneOf(text: string): string | null {
  const plain = withPlainDigits(text)
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
    .replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(plain) ? plain : null;
}
