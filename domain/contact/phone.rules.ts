import { withPlainDigits } from '../quantity.rules.ts';

/** The message for an invalid telephone number. */
export const PHONE_MESSAGE = 'Please enter a phone number with 10 to 12 digits.';

/**
 * Normalises a telephone number to digits, keeping a leading plus: spaces, brackets, dots, dashes and invisible characters are removed, and +44 and 0044
 * become 0. Null unless it has 10 to 12 digits.
 */
export function phoneOf(text: string): string | null {
  const plain = withPlainDigits(text)
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
    .replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(plain) ? plain : null;
}
