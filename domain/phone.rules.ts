/** What is said of a telephone number that is none. */
export const PHONE_MESSAGE = 'Please enter a telephone number of 10 to 12 digits.';

/**
 * A telephone number as digits, with a plus where it had one: spaces, brackets, dots and dashes are left out, and +44 and 0044
 * become 0. Null for what does not have 10 to 12 digits.
 */
export function phoneOf(text: string): string | null {
  const plain = text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(plain) ? plain : null;
}
