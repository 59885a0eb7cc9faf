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

export const EMAIL_MESSAGE = 'Please enter an e-mail address such as name@example.com.';

/** Collects what is wrong while it reads fields, in the order in which they are read; their names stand behind a prefix. */
export function fieldReader(prefix = '') {
  const errors: FieldError[] = [];
  function refuse(field: string, message: string) {
    errors.push({ field: prefix + field, message });
  }
  return {
    errors,
    refuse,
    /** A line of so many characters at most; `missing` is said of one that is empty, null where it may be. */
    text(field: string, value: string, missing: string | null, maximum: number): string {
      const line = lineOf(value);
      if (!line && missing) refuse(field, missing);
      else if (Array.from(line).length > maximum) refuse(field, `Please use at most ${maximum} characters.`);
      return line;
    },
    phone(field: string, value: string): string {
      const number = phoneOf(value);
      if (!number) refuse(field, 'Please enter a telephone number of 10 to 12 digits.');
      return number ?? '';
    },
    email(field: string, value: string): string {
      const email = emailOf(value);
      if (!email) refuse(field, EMAIL_MESSAGE);
      return email ?? '';
    },
  };
}

export type FieldReader = ReturnType<typeof fieldReader>;
