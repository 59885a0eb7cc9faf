import { PASSWORD_LENGTHS } from '../../domain/text-lengths.data.ts';
import { characterCount } from '../../domain/text.rules.ts';
import { commonPasswords, commonWords } from './common-passwords.data.ts';

/** A password as it is hashed: however a keyboard composes its characters, they are the same. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}

/** Whether a text can be anybody's password at all: what is longer is not worth hashing. */
export function mayBePassword(password: string): boolean {
  return password.length > 0 && characterCount(normalPassword(password)) <= PASSWORD_LENGTHS.maximum;
}

/** Why a password is refused; null for one to take. `own` is what anyone knows of its owner, such as the e-mail address. */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const characters = characterCount(normalPassword(password));
  if (characters < PASSWORD_LENGTHS.minimum)
    return `Please choose a password of at least ${PASSWORD_LENGTHS.minimum} characters.`;
  if (characters > PASSWORD_LENGTHS.maximum)
    return `Please choose a password of at most ${PASSWORD_LENGTHS.maximum} characters.`;
  if (isCommon(password)) return 'This password is one of the first that anyone would try. Please choose another.';
  const plain = normalPassword(password).toLowerCase();
  if (own.some((text) => text.trim().toLowerCase() === plain))
    return 'Please choose a password that is not your e-mail address.';
  return null;
}

const SUBSTITUTES = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }),
);

/** Whether a password is on the list, or a word of the list in one of the guises that everyone thinks of. */
function isCommon(password: string): boolean {
  const plain = normalPassword(password).toLowerCase();
  if (commonPasswords.has(plain) || isMonotonous(plain)) return true;
  const bare = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const unmasked = plain.replace(/[013457@$!]/g, (character) => SUBSTITUTES.get(character) ?? character);
  return [
    bare(plain),
    bare(bare(plain).replace(/[013457@$!]/g, (character) => SUBSTITUTES.get(character) ?? character)),
    unmasked,
  ].some((word) => commonWords.has(word) || commonWords.has(half(word)) || commonPasswords.has(word));
}

/** A word that is written twice, as it is written once. */
function half(text: string): string {
  const middle = text.length / 2;
  return Number.isInteger(middle) && text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

/** One or two characters over and over, or each the one after that before it; after 9 comes 0. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const turn = /^\d+$/.test(text) ? 10 : 0x11_00_00;
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + turn) % turn));
  return steps.size === 1 && (steps.has(1) || steps.has(turn - 1));
}
