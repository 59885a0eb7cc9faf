import { plainText } from '../text.rules.ts';

export const PHONE_MESSAGE = 'Please enter a phone number with 10 to 12 digits.';

/** Normalises to 10 to 12 digits, with a leading plus kept; +44 and 0044 become 0. Null for anything else. */
export function phoneOf(text: string): string | null {
  const plain = plainText(text)
    .replace(/[\s().\p{Pd}]/gu, '')
    .replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(plain) ? plain : null;
}
