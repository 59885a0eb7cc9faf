/** Names of more characters or words are left out of mails. Our choice: the specification sets none. */
const CHARACTERS_MAXIMUM = 40;
const MAIL_NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,2}$/u;

/**
 * A name that is safe to repeat in a mail, whose recipient anyone may have typed: letters in up to three words, so that no link, telephone number
 * or sentence reaches a stranger in the shop's name. Empty for any other text.
 */
export function mailName(text: string): string {
  const name = text.trim();
  return name.length <= CHARACTERS_MAXIMUM && MAIL_NAME.test(name) ? name : '';
}
