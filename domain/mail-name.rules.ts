/** Names of more characters or words are left out of mails. Chosen: the specification gives no value. */
const CHARACTERS_MAXIMUM = 40;
const MAIL_NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,2}$/u;

/**
 * A name as it may stand in a mail, whose address anyone may have typed: letters in up to three words, so neither a link, a telephone number
 * nor a sentence reaches somebody else under the shop's name. Empty for any other text, which is left out.
 */
export function mailName(text: string): string {
  const name = text.trim();
  return name.length <= CHARACTERS_MAXIMUM && MAIL_NAME.test(name) ? name : '';
}
