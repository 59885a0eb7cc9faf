/** Bidirectional control characters: a name with one of them could change how the rest of its line reads. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Show nothing: fillers, joiners, marks of direction, the blank of braille. Spaces are others. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether nothing of it would be seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}]/u.test(withoutInvisible(text));

/** Full-width letters, digits and signs as plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A code, number or address as it is meant, however it was typed or pasted. */
export const plainText = (text: string): string => halfWidth(withoutInvisible(text)).trim();

/** At either end. The end of an emoji may be a variation selector or a tag. */
const EDGE = String.raw`(?:(?![\p{Variation_Selector}\u{E0020}-\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\u2800])`;
const EDGES = new RegExp(`^${EDGE}+|(?<!${EDGE})${EDGE}+$`, 'gu');

/** Line breaks and control characters become spaces, and repeated spaces one. Empty when nothing would be seen. */
export function lineOf(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(EDGES, '');
}

/** Other control characters become spaces, and repeated empty lines one. Empty when nothing would be seen. */
export function linesOf(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(DIRECTIONS, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** In code points: an emoji is one character, not two UTF-16 units. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** In code points. */
export function cutTo(text: string, maximum: number): string {
  // A code point has at most two UTF-16 units, so the rest need not be split.
  return Array.from(text.slice(0, 2 * maximum))
    .slice(0, maximum)
    .join('');
}

/** 1,204; at most three decimals. Computed without `Intl`, whose first use on a page takes a phone 80 ms. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1_000) / 1_000).split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${separated}.${fraction}` : separated;
}

export function tooLongMessage(maximum: number): string {
  return `Please use at most ${formatNumber(maximum)} characters.`;
}
