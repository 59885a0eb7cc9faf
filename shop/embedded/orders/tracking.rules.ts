import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { OrderDocument } from './order.ts';

/** By the email address of the order, or the postcode of its delivery or invoice. `keyOf` normalises addresses. */
export function isKnownBy(
  { contact, delivery, billing }: Pick<OrderDocument, 'contact' | 'delivery' | 'billing'>,
  emailOrPostcode: string,
  keyOf: (email: string) => string,
): boolean {
  if (emailOrPostcode.includes('@')) return keyOf(contact.email) === keyOf(emailOrPostcode);
  const postcode = parsePostcode(emailOrPostcode)?.text;
  return (
    postcode !== undefined &&
    [delivery.address, billing].some((address) => address && parsePostcode(address.postcode)?.text === postcode)
  );
}
