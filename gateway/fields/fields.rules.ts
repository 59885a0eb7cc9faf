/** A field of a form that cannot be taken as it is. */
export interface FieldError {
  /** Its path in the input, such as `contact.email`. */
  field: string;
  /** The line to show beside it. */
  message: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_CHARACTERS_MAXIMUM = 254;

/** An e-mail address without the spaces around it; null for what is none. */
export function emailOf(text: string): string | null {
  const trimmed = text.trim();
  return EMAIL.test(trimmed) && trimmed.length <= EMAIL_CHARACTERS_MAXIMUM ? trimmed : null;
}

/**
 * A telephone number as digits, with a plus where it had one: spaces, brackets, dots and dashes are left out, and +44 and 0044 become 0.
 * Null for what does not have 10 to 12 digits.
 */
export function phoneOf(text: string): string | null {
  const plain = text.trim().replace(/[\s().-]/g, '').replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(plain) ? plain : null;
}

/** Words on one line: control characters become spaces, which are never doubled. */
export function lineOf(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
