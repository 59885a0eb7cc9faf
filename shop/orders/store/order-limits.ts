import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { emailKey, networkKey } from '../../database/attempts/throttle.rules.ts';
import { unpaidOrdersPerAddress, unpaidOrdersPerRecipient } from '../limits.rules.ts';
import { secondsUntilLeft, windowStart, type WindowLimit } from '../../database/attempts/window.rules.ts';
import type { Tables } from '../../database/tables.ts';

/** Who orders, as far as orders are limited. */
export interface Orderer {
  /** Of the e-mail address that the mails go to. */
  email_key: string;
  /** Of the address on the network, kept as a hash; null where the caller does not tell it. */
  client_key: string | null;
}

export function ordererOf(email: string, clientAddress: string | null): Orderer {
  return {
    email_key: emailKey(email),
    client_key: clientAddress && createHash('sha256').update(networkKey(clientAddress)).digest('base64url'),
  };
}

/** Orders that count: those that wait for their payment, and those that were cancelled, for each has sent mails and held stock. */
const UNPAID = ['awaiting_payment', 'cancelled'];

/** Seconds until one more order may be placed; null for now. Checkouts at the same moment may be a few more. */
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

/** The wait is until the oldest of as many orders as are allowed has left the window. */
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
