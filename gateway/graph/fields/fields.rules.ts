import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainLine, isPlainName, LINE_MESSAGE, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, lineOf, linesOf, tooLongMessage } from '@storefront/domain/text.rules.ts';

export interface FieldError {
  /** The path in the input, such as `contact.email`. */
  field: string;
  message: string;
}

/** Collects `errors` in the order of reading. `prefix` is prepended to their field names. */
export function fieldReader(prefix = '', errors: FieldError[] = []) {
  function refuse(field: string, message: string) {
    errors.push({ field: prefix + field, message });
  }
  /** On one line. `missing` is the error for an empty one; null makes the field optional. */
  function text(field: string, value: string, missing: string | null, maximum: number): string {
    const line = lineOf(value);
    if (!line && missing) refuse(field, missing);
    else if (line && !isPlainLine(value)) refuse(field, LINE_MESSAGE);
    else if (characterCount(line) > maximum) refuse(field, tooLongMessage(maximum));
    return line;
  }
  return {
    errors,
    refuse,
    text,
    /** `missing` is the error for fewer characters than the minimum; null makes the field optional. */
    lines(field: string, value: string, missing: string | null, maximum: number, minimum = 1): string {
      const written = linesOf(value);
      const count = characterCount(written);
      if (count < minimum && missing) refuse(field, missing);
      else if (count > maximum) refuse(field, tooLongMessage(maximum));
      return written;
    },
    /** Links are refused because names appear in emails to other people, which makes them a spam channel. */
    name(field: string, value: string, missing: string | null, maximum: number = TEXT_LENGTHS.name): string {
      if (isPlainName(value) || lineOf(value) === '') return text(field, value, missing, maximum);
      refuse(field, NAME_MESSAGE);
      return '';
    },
    phone(field: string, value: string): string {
      const number = phoneOf(value);
      if (!number) refuse(field, PHONE_MESSAGE);
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
