import { TEXT_LENGTHS } from './text-lengths.data.ts';

/**
 * The specification's pattern: text, an @, text, a dot, text, none of it with spaces. Beyond that it has nothing that would
 * end or split an address in a mail's header: no control or invisible characters, quotes, brackets, commas or semicolons.
 */
const TEXT = String.raw`[^\s@\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"(),:;<>\[\]\\]+`;
const EMAIL = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

/** What is said of an e-mail address that is none. */
export const EMAIL_MESSAGE = 'Please enter an e-mail address such as name@example.com.';

/** An e-mail address without the spaces around it; null for what is none. */
export function emailOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length <= TEXT_LENGTHS.email && EMAIL.test(trimmed) ? trimmed : null;
}
