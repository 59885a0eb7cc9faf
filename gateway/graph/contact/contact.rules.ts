import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { isBlank, plainText } from '@storefront/domain/text.rules.ts';
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
  const name = read.name('name', given.name, 'Please enter your name.', TEXT_LENGTHS.fullName);
  const email = read.email('email', given.email);
  const phone = phoneOf(given.phone) ?? '';
  if (!isBlank(given.phone) && !phone) read.refuse('phone', PHONE_MESSAGE.replace(/\.$/, ', or leave it empty.'));
  const orderNumber = read.text('orderNumber', plainText(given.orderNumber), null, TEXT_LENGTHS.orderNumber);
  const message = read.lines('message', given.message, 'Please write your message.', TEXT_LENGTHS.message);
  return read.errors.length > 0 ? { errors: read.errors } : { form: { name, email, phone, orderNumber, message } };
}
