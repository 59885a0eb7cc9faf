import { PASSWORD_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount } from '@storefront/domain/text.rules.ts';
import { commonPasswords, commonWords } from './common-passwords.data.ts';

/** Keyboards compose the same characters differently. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}

/** Longer ones are not hashed. */
export function mayBePassword(password: string): boolean {
  return password.length > 0 && characterCount(normalPassword(password)) <= PASSWORD_LENGTHS.maximum;
}

/** Why a password is refused, or null. `own` is what anyone knows of its owner, such as the email address. */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const characters = characterCount(normalPassword(password));
  if (characters < PASSWORD_LENGTHS.minimum)
    return `Please choose a password of at least ${PASSWORD_LENGTHS.minimum} characters.`;
  if (characters > PASSWORD_LENGTHS.maximum)
    return `Please choose a password of at most ${PASSWORD_LENGTHS.maximum} characters.`;
  if (isCommon(password)) return 'This password is too easy to guess. Please choose another.';
  const plain = normalPassword(password).toLowerCase();
  if (own.some((text) => text.trim().toLowerCase() === plain))
    return 'Please choose a password that is not your email address.';
  return null;
}

const SUBSTITUTES = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }),
);

/** Whether a password is on the list of common ones, or a common disguise of one. */
function isCommon(password: string): boolean {
  const plain = normalPassword(password).toLowerCase();
  if (commonPasswords.has(plain) || isMonotonous(plain)) return true;
  const bare = (text: string) => text.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  const unmask = (text: string) => text.replace(/[013457@$!]/g, (character) => SUBSTITUTES.get(character) ?? character);
  return [bare(plain), bare(unmask(bare(plain))), unmask(plain)].some(
    (word) => commonWords.has(word) || commonWords.has(half(word)) || commonPasswords.has(word),
  );
}

/** One half of a text that repeats itself, else the text. */
function half(text: string): string {
  const middle = text.length / 2;
  return Number.isInteger(middle) && text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

/** Whether a text repeats one or two characters, or counts up or down; 0 follows 9. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const turn = /^\d+$/.test(text) ? 10 : 0x11_00_00;
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + turn) % turn));
  return steps.size === 1 && (steps.has(1) || steps.has(turn - 1));
}
