import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { networkKey } from '../../attempts/network-key.rules.ts';
import { unpaidOrdersPerAddress, unpaidOrdersPerRecipient } from '../../attempts/limits.data.ts';
import { secondsUntilLeft, windowStart, type WindowLimit } from '../../attempts/window.rules.ts';
import type { Tables } from '../../database/tables.ts';

export type Orderer = ReturnType<typeof ordererOf>;

/** Tests are limited apart, so that neither uses up what the other may. The client is null where none is sent. */
export function ordererOf(email: string, clientAddress: string | null, isTest = false) {
  const mark = isTest ? 'test ' : '';
  return {
    email_key: mark + emailKey(email),
    client_key: clientAddress && mark + createHash('sha256').update(networkKey(clientAddress)).digest('base64url'),
  };
}

/** Each has sent mails and reserved stock. */
const UNPAID = ['awaiting_payment', 'cancelled'];

/** Null for now. Concurrent checkouts may exceed the limit by a few. */
export async function secondsUntilNextOrder(
  transaction: Transaction<Tables>,
  { email_key, client_key }: Orderer,
  now: Date,
): Promise<number | null> {
  const waits = [
    await waitOf(transaction, 'email_key', email_key, unpaidOrdersPerRecipient, now),
    client_key === null ? 0 : await waitOf(transaction, 'client_key', client_key, unpaidOrdersPerAddress, now),
  ];
  return Math.max(...waits) || null;
}

/** Until the oldest order that fills the limit has left the window. */
async function waitOf(
  transaction: Transaction<Tables>,
  column: keyof Orderer,
  key: string,
  limit: WindowLimit,
  now: Date,
): Promise<number> {
  const row = await transaction
    .selectFrom('orders')
    .select('placed_at')
    .where(column, '=', key)
    .where('placed_at', '>', windowStart(limit, now))
    .where('status', 'in', UNPAID)
    .orderBy('placed_at', 'desc')
    .offset(limit.count - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? secondsUntilLeft(limit, row.placed_at, now) : 0;
}
