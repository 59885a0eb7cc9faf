import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, isBlank, linesOf, plainText } from '@storefront/domain/text.rules.ts';
import { fieldReader, type FieldError } from '../fields/fields.rules.ts';

export interface ContactForm {
  name: string;
  email: string;
  /** Optional: empty when not given. */
  phone: string;
  /** Optional: empty when the message is not about an order. */
  orderNumber: string;
  message: string;
}

/** Errors are in the order of the form's fields. */
export function readContactForm(given: ContactForm): { form: ContactForm } | { errors: FieldError[] } {
  const read = fieldReader();
  const form = {
    name: read.name('name', given.name, 'Please enter your name.', TEXT_LENGTHS.fullName),
    email: read.email('email', given.email),
    phone: phoneOf(given.phone) ?? '',
    orderNumber: '',
    message: linesOf(given.message),
  };
  if (!isBlank(given.phone) && !form.phone) read.refuse('phone', PHONE_MESSAGE.replace(/\.$/, ', or leave it empty.'));
  form.orderNumber = read.text('orderNumber', plainText(given.orderNumber), null, TEXT_LENGTHS.orderNumber);
  if (!form.message) read.refuse('message', 'Please write your message.');
  if (characterCount(form.message) > TEXT_LENGTHS.message)
    read.refuse(
      'message',
      `Please shorten your message to ${TEXT_LENGTHS.message.toLocaleString('en-GB')} characters.`,
    );
  return read.errors.length > 0 ? { errors: read.errors } : { form };
}
