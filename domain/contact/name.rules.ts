import { plainText } from '../text.rules.ts';

/** A scheme, `www.`, an @, or what a mail program would turn into a link. Initials (J.Smith) and St.John are names. */
const LINK = /:\/\/|\bwww\.|@|\.\p{L}{2,}\/|(?:^|[^\p{L}\p{N}-])(?!st\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

export const NAME_MESSAGE = 'Please enter a name without links, line breaks or hidden characters.';

export const LINE_MESSAGE = 'Please enter this without line breaks or hidden characters.';

/** Whether it may be printed on a line of its own: no line break, control character or change of direction. */
export const isPlainLine = (text: string): boolean =>
  !/[\u202A-\u202E\u2066-\u2069\p{Zl}\p{Zp}]|[^\P{Cc}\t]/u.test(text.trim());

export function isPlainName(text: string): boolean {
  return isPlainLine(text) && !LINK.test(plainText(text));
}
