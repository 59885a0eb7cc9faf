import { EMAIL_MESSAGE, emailOf } from '../../../domain/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '../../../domain/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '../../../domain/phone.rules.ts';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { characterCount, lineOf, tooLongMessage } from '../../../domain/text.rules.ts';

/** A field of a form that cannot be taken as it is. */
export interface FieldError {
  /** Its path in the input, such as `contact.email`. */
  field: string;
  /** The line to show beside it. */
  message: string;
}

/** Collects what is wrong while it reads fields, in the order in which they are read; their names stand behind a prefix. */
export function fieldReader(prefix = '') {
  const errors: FieldError[] = [];
  function refuse(field: string, message: string) {
    errors.push({ field: prefix + field, message });
  }
  /** A line of so many characters at most; `missing` is said of one that is empty, null where it may be. */
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
    /** A name, which goes into mails to others: a line without links. */
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
