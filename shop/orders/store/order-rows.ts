import type { Selectable, Transaction } from 'kysely';
import { invoiceNumber, orderNumber } from '../checkout.rules.ts';
import type { Order, OrderDocument, OrderStatus } from '../order.ts';
import type { Tables } from '../../database/tables.ts';

export type OrderRow = Selectable<Tables['orders']>;

/** Statuses that imply payment, for orders from before its time was stored. */
const PAID_STATUSES: ReadonlySet<string> = new Set(['paid', 'preparing', 'dispatched', 'delivered']);

/** Fields that earlier versions did not store. */
type Added = 'vatNumber' | 'paidAt' | 'readyAt' | 'tracking' | 'refunds';

/** Reads an order's row. Fields that earlier versions did not store are null or empty. */
export function toOrder(
  { id, number, invoice_number, placed_at, status, expires_at, document }: OrderRow,
  accessKey: string,
): Order {
  const kept = JSON.parse(document) as Omit<OrderDocument, Added> & Partial<OrderDocument>;
  return {
    ...kept,
    delivery: { ...kept.delivery, terms: kept.delivery.terms ?? null },
    vatNumber: kept.vatNumber ?? '',
    paidAt: kept.paidAt ?? (kept.paidAt === undefined && PAID_STATUSES.has(status) ? placed_at : null),
    readyAt: kept.readyAt ?? null,
    tracking: kept.tracking ?? null,
    refunds: kept.refunds ?? [],
    id,
    number: orderNumber(number),
    invoiceNumber: invoice_number === null ? null : invoiceNumber(invoice_number),
    accessKey,
    placedAt: placed_at,
    status: status as OrderStatus,
    expiresAt: expires_at,
  };
}

/** Picks the fields of an order that its document stores. */
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
  vatNumber,
  paidAt,
  readyAt,
  tracking,
  refunds,
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
    vatNumber,
    paidAt,
    readyAt,
    tracking,
    refunds,
  };
  return JSON.stringify(document);
}

/** Locks an order until the transaction ends, by an update that changes nothing. */
export function lockOrder(
  transaction: Transaction<Tables>,
  key: { id: string } | { number: number },
): Promise<OrderRow | undefined> {
  const update = transaction.updateTable('orders').set((eb) => ({ status: eb.ref('status') }));
  return ('id' in key ? update.where('id', '=', key.id) : update.where('number', '=', key.number))
    .returningAll()
    .executeTakeFirst();
}
