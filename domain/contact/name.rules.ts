import { isPlainLine, plainText } from '../text.rules.ts';

/** A scheme, `www.`, an @, or what a mail program would turn into a link. Initials (J.Smith) and St.John are names. */
const LINK = /:\/\/|\bwww\.|@|\.\p{L}{2,}\/|(?:^|[^\p{L}\p{N}-])(?!st\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

export const NAME_MESSAGE = 'Please enter a name without links, line breaks or hidden characters.';

export function isPlainName(text: string): boolean {
  return isPlainLine(text) && !LINK.test(plainText(text));
}
