/** Characters that turn the direction of what follows: a name with one of them could rewrite the line it stands in. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text on one line: line breaks and control characters become spaces, which are never doubled. */
export function lineOf(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Text of several lines: other control characters become spaces, and at most one line in a row is empty. */
export function linesOf(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How long a text is to a person: an emoji outside the first plane is one character, not two. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** The beginning of a text, no longer than so many characters. */
export function cutTo(text: string, maximum: number): string {
  // A character takes two units at most: what lies beyond is not worth taking apart.
  return Array.from(text.slice(0, 2 * maximum))
    .slice(0, maximum)
    .join('');
}

/** What is said of a text that is too long. */
export function tooLongMessage(maximum: number): string {
  return `Please use at most ${maximum.toLocaleString('en-GB')} characters.`;
}
