import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { Attempt } from '@storefront/embedded/attempts/attempts.ts';
import { ordersPerAddress, ordersPerRecipient } from '@storefront/embedded/attempts/limits.data.ts';
import type { Checkout } from '@storefront/embedded/orders/order.ts';
import { from } from '@storefront/embedded/routes/http/callers.ts';
import type { MedusaShop } from '../medusa-shop.ts';

const toRecipient = (email: string): Attempt => ({ limit: ordersPerRecipient, subject: emailKey(email) });

const attemptsOf = ({ contact, clientAddress }: Checkout): Attempt[] => [
  toRecipient(contact.email),
  ...from(ordersPerAddress, clientAddress),
];

/** After too many unpaid orders; null for none. Concurrent checkouts may exceed the limit by a few. */
export const secondsUntilNextOrder = (
  { model: { attempts } }: MedusaShop,
  checkout: Checkout,
): Promise<number | null> => attempts.waitFor(attemptsOf(checkout));

export async function countOrder({ model: { attempts } }: MedusaShop, checkout: Checkout): Promise<void> {
  await attempts.count(attemptsOf(checkout));
}

/** A paid order counts no more. */
export const forgiveOrder = ({ model: { attempts } }: MedusaShop, email: string): Promise<void> =>
  attempts.takeBack([toRecipient(email)]);
