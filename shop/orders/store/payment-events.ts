import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PaymentEvent } from '../order.ts';

/** Records a payment event; returns whether its id is new. */
export async function recordPaymentEvent(
  transaction: Transaction<Tables>,
  orderId: string,
  { eventId, outcome, reference }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .insertInto('payment_events')
    .values({ order_id: orderId, event_id: eventId, outcome, reference, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['order_id', 'event_id']).doNothing())
    .returning('event_id')
    .execute();
  return rows.length > 0;
}
