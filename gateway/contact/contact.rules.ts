import { EMAIL_MESSAGE, emailOf, lineOf, phoneOf, type FieldError } from '../fields/fields.rules.ts';

/** What is typed into the contact form. */
export interface ContactForm {
  name: string;
  email: string;
  /** Empty for none. */
  phone: string;
  /** Empty unless the message is about an order. */
  orderNumber: string;
  message: string;
}

const NAME_CHARACTERS_MAXIMUM = 100;
const ORDER_NUMBER_CHARACTERS_MAXIMUM = 40;
/** About two pages. Chosen: the specification gives no value. */
export const MESSAGE_CHARACTERS_MAXIMUM = 5_000;

/** The form as it is sent on, or what is wrong with it, field by field in the form's order. */
export function readContactForm(given: ContactForm): { form: ContactForm } | { errors: FieldError[] } {
  const form = {
    name: lineOf(given.name),
    email: emailOf(given.email),
    phone: given.phone.trim() ? phoneOf(given.phone) : '',
    orderNumber: lineOf(given.orderNumber),
    message: linesOf(given.message),
  };
  const errors: FieldError[] = [];
  if (!form.name) errors.push({ field: 'name', message: 'Please enter your name.' });
  if (form.name.length > NAME_CHARACTERS_MAXIMUM) errors.push({ field: 'name', message: `Please use at most ${NAME_CHARACTERS_MAXIMUM} characters.` });
  if (form.email === null) errors.push({ field: 'email', message: EMAIL_MESSAGE });
  if (form.phone === null) errors.push({ field: 'phone', message: 'Please enter a phone number of 10 to 12 digits, or leave it empty.' });
  if (form.orderNumber.length > ORDER_NUMBER_CHARACTERS_MAXIMUM) errors.push({ field: 'orderNumber', message: `Please use at most ${ORDER_NUMBER_CHARACTERS_MAXIMUM} characters.` });
  if (!form.message) errors.push({ field: 'message', message: 'Please write your message.' });
  if (form.message.length > MESSAGE_CHARACTERS_MAXIMUM) errors.push({ field: 'message', message: 'Please shorten your message to 5,000 characters.' });
  const { email, phone } = form;
  return errors.length > 0 || email === null || phone === null ? { errors } : { form: { ...form, email, phone } };
}

/** Words on lines of their own: other control characters become spaces, and no more than one line is left empty. */
function linesOf(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
