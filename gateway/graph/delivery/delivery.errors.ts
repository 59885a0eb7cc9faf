import { parsePostcode, POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';

export const InvalidPostcodeError = userError('INVALID_POSTCODE', POSTCODE_MESSAGE);

export const PostcodeNotServedError = userError('POSTCODE_NOT_SERVED');

export const notServed = (postcode: string): string =>
  `We don’t deliver to ${parsePostcode(postcode)?.text ?? 'that postcode'}.`;

export function postcodeError(text: string, served: Pick<DeliveryCharges, 'zones'>): UserError {
  const message = deliveryRefusal(text, served) ?? notServed(text);
  return message === POSTCODE_MESSAGE ? new InvalidPostcodeError() : new PostcodeNotServedError(message);
}
