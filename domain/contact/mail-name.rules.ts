/** Our choice: the specification sets none. */
const CHARACTERS_MAXIMUM = 40;
const MAIL_NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,2}$/u;
/** A code with a digit, such as PO-7 or 2026/118, alone or after up to three letters, as in "PO 7". */
const MAIL_CODE = /^(?:\p{L}{1,3} )?(?=.*\d)[\p{L}\d]+(?:[-/#_][\p{L}\d]+)*$/u;

/** A name safe to repeat in a mail to a stranger: up to three words of letters, no link or number. Else empty. */
export function mailName(text: string): string {
  const name = text.trim();
  return name.length <= CHARACTERS_MAXIMUM && MAIL_NAME.test(name) ? name : '';
}

/** As `mailName`, for a company's name: words may also be joined by "&". */
export function mailCompany(text: string): string {
  return mailName(text.replaceAll(' & ', ' ')) && text.trim();
}

/** An order reference safe to repeat in a mail: one code, or words that could be a name. Else empty. */
export function mailReference(text: string): string {
  const reference = text.trim();
  return reference.length <= CHARACTERS_MAXIMUM && MAIL_CODE.test(reference) ? reference : mailName(reference);
}
