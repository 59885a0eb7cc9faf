/** Bidirectional control characters: a name with one of them could change how the rest of its line reads. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Line breaks and control characters become spaces, and repeated spaces one. */
export function lineOf(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Other control characters become spaces, and repeated empty lines one. */
export function linesOf(text: string): string {
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
