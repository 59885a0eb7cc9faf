import { TEXT_LENGTHS } from '../text-lengths.data.ts';

/**
 * The specification's pattern (text, @, text, dot, text, without spaces), and in addition nothing that could
 * end or split an address in a mail's header: no control or invisible characters, quotes, brackets, commas or semicolons.
 */
const TEXT = String.raw`[^\s@\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"(),:;<>\[\]\\]+`;
const EMAIL = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

/** The message for an invalid email address. */
export const EMAIL_MESSAGE = 'Please enter an email address such as name@example.com.';

/** Trims an email address; null when it is invalid. */
export function emailOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length <= TEXT_LENGTHS.email && EMAIL.test(trimmed) ? trimmed : null;
}
