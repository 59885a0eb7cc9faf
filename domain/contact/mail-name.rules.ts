/** Names of more characters or words are left out of mails. Our choice: the specification sets none. */
const CHARACTERS_MAXIMUM = 40;
const MAIL_NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,2}$/u;
/** A code with a digit, such as PO-7 or 2026/118, alone or after up to three letters, as in "PO 7". */
const MAIL_CODE = /^(?:\p{L}{1,3} )?(?=.*\d)[\p{L}\d]+(?:[-/#_][\p{L}\d]+)*$/u;

/**
 * A name that is safe to repeat in a mail, whose recipient anyone may have typed: letters in up to three words, so that no link, telephone number
 * or sentence reaches a stranger in the shop's name. Empty for any other text.
 */
export function mailName(text: string): string {
  const name = text.trim();
  return name.length <= CHARACTERS_MAXIMUM && MAIL_NAME.test(name) ? name : '';
}

/** A company's name that is safe to repeat in a mail: as a person's, but words may also be joined by "&". Empty for any other text. */
export function mailCompany(text: string): string {
  return mailName(text.replaceAll(' & ', ' ')) && text.trim();
}

/** An order reference that is safe to repeat in a mail: one code, or words that could be a name. Empty for any other text. */
export function mailReference(text: string): string {
  const reference = text.trim();
  return reference.length <= CHARACTERS_MAXIMUM && MAIL_CODE.test(reference) ? reference : mailName(reference);
}
