import { TEXT_LENGTHS } from '../text-lengths.data.ts';

/**
 * The specification's pattern (text, @, text, dot, text, without spaces), and in addition nothing that could
 * end or split an address in a mail's header: no control or invisible characters, quotes, brackets, commas or semicolons.
 */
const TEXT = String.raw`[^\s@\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"(),:;<>\[\]\\]+`;
const EMAIL = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

/** The message for an invalid email address. */
export const EMAIL_MESSAGE = 'Please enter an email address such as name@example.com.';

/** Direction marks, zero-width characters and soft hyphens, which come along when an address or a number is copied. */
const INVISIBLE = /\p{Cf}/gu;

/** Normalises an email address: without surrounding space, invisible characters and a closing dot. Null when it is invalid. */
export function emailOf(text: string): string | null {
  if (text.length > 2 * TEXT_LENGTHS.email) return null;
  const plain = text.replace(INVISIBLE, '').trim().replace(/\.+$/, '');
  return plain.length <= TEXT_LENGTHS.email && EMAIL.test(plain) ? plain : null;
}

/**
 * The key of a mailbox: one for all spellings of its address, in any case and Unicode composition, with a domain in Unicode or in Punycode.
 * For comparison alone: mail goes to the address as it was given.
 */
export function emailKey(text: string): string {
  const plain = text.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
  const place = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(place);
  const url = `http://${domain}`;
  const ascii = /[^\p{ASCII}]/u.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
  return plain.slice(0, place) + ascii.replace(/(?<!\.)\.+$/, '');
}
