import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, lineOf, tooLongMessage } from '@storefront/domain/text.rules.ts';

/** A validation error of an input field. */
export interface FieldError {
  /** The path in the input, such as `contact.email`. */
  field: string;
  /** The message to show beside the field. */
  message: string;
}

/** Normalises fields and collects their errors in the order they are read. `prefix` is prepended to the field names of errors. */
export function fieldReader(prefix = '') {
  const errors: FieldError[] = [];
  function refuse(field: string, message: string) {
    errors.push({ field: prefix + field, message });
  }
  /** Reads a single line of at most `maximum` characters. `missing` is the error for an empty one; null makes the field optional. */
  function text(field: string, value: string, missing: string | null, maximum: number): string {
    const line = lineOf(value);
    if (!line && missing) refuse(field, missing);
    else if (characterCount(line) > maximum) refuse(field, tooLongMessage(maximum));
    return line;
  }
  return {
    errors,
    refuse,
    text,
    /** Reads a name. Links are refused because names appear in emails to other people, which makes them a spam channel. */
    name(field: string, value: string, missing: string | null, maximum: number = TEXT_LENGTHS.name): string {
      if (isPlainName(value)) return text(field, value, missing, maximum);
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
