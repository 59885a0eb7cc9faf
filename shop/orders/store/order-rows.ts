import type { Selectable, Transaction } from 'kysely';
import { orderNumber } from '../checkout.rules.ts';
import type { Order, OrderDocument, OrderStatus } from '../order.ts';
import type { Tables } from '../../database/tables.ts';

export type OrderRow = Selectable<Tables['orders']>;

/** Statuses of an order that was paid for, in a store that did not yet keep when. */
const PAID_STATUSES: ReadonlySet<string> = new Set(['paid', 'preparing', 'dispatched', 'delivered']);

/** An order as it is kept. What documents of earlier versions lack is null. */
export function toOrder({ id, number, placed_at, status, expires_at, document }: OrderRow, accessKey: string): Order {
  const kept = JSON.parse(document) as Omit<OrderDocument, 'paidAt' | 'readyAt'> & Partial<OrderDocument>;
  return {
    ...kept,
    delivery: { ...kept.delivery, terms: kept.delivery.terms ?? null },
    paidAt: kept.paidAt ?? (kept.paidAt === undefined && PAID_STATUSES.has(status) ? placed_at : null),
    readyAt: kept.readyAt ?? null,
    id,
    number: orderNumber(number),
    accessKey,
    placedAt: placed_at,
    status: status as OrderStatus,
    expiresAt: expires_at,
  };
}

/** What of an order is kept as its document. */
export function orderDocument({
  contact,
  delivery,
  billing,
  paymentMethod,
  purchaseOrderNumber,
  newsletter,
  lines,
  needed,
  taken,
  paidAt,
  readyAt,
}: OrderDocument): string {
  const document: OrderDocument = {
    contact,
    delivery,
    billing,
    paymentMethod,
    purchaseOrderNumber,
    newsletter,
    lines,
    needed,
    taken,
    paidAt,
    readyAt,
  };
  return JSON.stringify(document);
}

/** Reads an order to decide about it. Written as it is, so that nobody else decides about it meanwhile. */
export function lockOrder(
  transaction: Transaction<Tables>,
  key: { id: string } | { number: number },
): Promise<OrderRow | undefined> {
  const update = transaction.updateTable('orders').set((eb) => ({ status: eb.ref('status') }));
  return ('id' in key ? update.where('id', '=', key.id) : update.where('number', '=', key.number))
    .returningAll()
    .executeTakeFirst();
}
