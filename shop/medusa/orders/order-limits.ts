import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import {
  countAttempts,
  takeBackAttempts,
  waitFor,
  type Attempt,
} from '@storefront/embedded/database/attempts/attempt-store.ts';
import { ordersPerAddress, ordersPerRecipient } from '@storefront/embedded/database/attempts/limits.data.ts';
import type { Checkout } from '@storefront/embedded/orders/order.ts';
import { from } from '@storefront/embedded/routes/http/callers.ts';
import type { MedusaShop } from '../medusa-shop.ts';

const toRecipient = (email: string): Attempt => ({ limit: ordersPerRecipient, subject: emailKey(email) });

const attemptsOf = ({ contact, clientAddress }: Checkout): Attempt[] => [
  toRecipient(contact.email),
  ...from(ordersPerAddress, clientAddress),
];

/** The seconds to wait after too many unpaid orders, each of which takes stock and sends mails; null for none. Concurrent checkouts may exceed the limit by a few. */
export const secondsUntilNextOrder = ({ model: { db, now } }: MedusaShop, checkout: Checkout): Promise<number | null> =>
  waitFor(db, attemptsOf(checkout), now());

export async function countOrder({ model: { db, now } }: MedusaShop, checkout: Checkout): Promise<void> {
  await countAttempts(db, attemptsOf(checkout), now());
}

/** An order that is paid counts no more for its recipient. */
export const forgiveOrder = ({ model: { db } }: MedusaShop, email: string): Promise<void> =>
  takeBackAttempts(db, [toRecipient(email)]);
