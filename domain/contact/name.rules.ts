/**
 * A scheme, `www.`, an @, or a word with a dot that a mail program would turn into a link, such as `evil.example`. Initials
 * (J.Smith) and saints (St.John) are names.
 */
const LINK = /:\/\/|\bwww\.|@|\.\p{L}{2,}\/|(?:^|[^\p{L}\p{N}-])(?!st\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** The message for a name that contains a link or is no name. */
export const NAME_MESSAGE = 'Please enter a name without links or line breaks.';

/** Whether a name is safe to use in mails: it contains neither a link nor a line break. */
export function isPlainName(text: string): boolean {
  return !/[\p{Zl}\p{Zp}\n\r\v\f\u0085]/u.test(text.trim()) && !LINK.test(text);
}
