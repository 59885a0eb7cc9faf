import { TEXT_LENGTHS } from '../text-lengths.data.ts';
import { plainText } from '../text.rules.ts';

/** The specification's pattern, without what could end or split an address in a mail's header. */
const TEXT = String.raw`[^\s@\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"(),:;<>\[\]\\]+`;
const EMAIL = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

export const EMAIL_MESSAGE = 'Please enter an email address such as name@example.com.';

/** Input methods of other scripts write another dot. */
const plainAddress = (text: string): string => plainText(text).replace(/[。｡]/g, '.');

/** Normalises an email address: no surrounding space, invisible characters or closing dot. Null when invalid. */
export function emailOf(text: string): string | null {
  if (text.length > 2 * TEXT_LENGTHS.email) return null;
  const plain = plainAddress(text).replace(/\.+$/, '');
  return plain.length <= TEXT_LENGTHS.email && EMAIL.test(plain) ? plain : null;
}

/** One key for all spellings of a mailbox (case, composition, Punycode). For comparison alone, never an address. */
export function emailKey(text: string): string {
  const plain = plainAddress(text).normalize('NFC').toLowerCase();
  const place = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(place);
  const url = `http://${domain}`;
  const ascii = /[^\p{ASCII}]/u.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
  return plain.slice(0, place) + ascii.replace(/(?<!\.)\.+$/, '');
}
