import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Mail } from '../../mail/mail.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import type { Order } from '../order.ts';

/** A test sends none: its address may be anybody's. */
export async function writeOrderMail(
  transaction: Transaction<Tables>,
  { isTest }: Pick<Order, 'isTest'>,
  mail: Mail | null,
  now: Date,
): Promise<void> {
  if (mail && !isTest) await writeMail(transaction, mail, now);
}
