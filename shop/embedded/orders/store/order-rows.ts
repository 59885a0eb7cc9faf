import type { Kysely, Selectable, Transaction } from 'kysely';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import type { AccessKeys } from './access-keys.ts';
import { invoiceNumber, orderNumber } from '../checkout.rules.ts';
import type { Order, OrderDocument, OrderStatus } from '../order.ts';
import type { Tables } from '../../database/tables.ts';

export type OrderRow = Selectable<Tables['orders']>;

export function toOrder(
  { id, number, invoice_number, placed_at, status, expires_at, document, is_test }: OrderRow,
  accessKey: string,
): Order {
  return {
    ...(JSON.parse(document) as OrderDocument),
    id,
    number: orderNumber(number),
    invoiceNumber: invoice_number === null ? null : invoiceNumber(invoice_number),
    isTest: is_test === 1,
    accessKey,
    placedAt: placed_at,
    status: status as OrderStatus,
    expiresAt: expires_at,
  };
}

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
  fromBranch,
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
    fromBranch,
    vatNumber,
    paidAt,
    readyAt,
    tracking,
    refunds,
  };
  return JSON.stringify(document);
}

/** By id or stored number, in a transaction that holds its lock. Null for an unknown one. */
export async function changeOrder<Result>(
  { db, accessKeys }: { db: Kysely<Tables>; accessKeys: AccessKeys },
  key: { id: string } | { number: number },
  change: (transaction: Transaction<Tables>, order: Order) => Promise<Result>,
): Promise<Result | null> {
  const known =
    'id' in key ? key : await db.selectFrom('orders').select('id').where('number', '=', key.number).executeTakeFirst();
  if (!known) return null;
  const accessKey = await accessKeys.of(known.id);
  return inTransaction(db, async (transaction) => {
    // An update that changes nothing locks the row on either engine.
    const row = await transaction
      .updateTable('orders')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirst();
    return row ? change(transaction, toOrder(row, accessKey)) : null;
  });
}
