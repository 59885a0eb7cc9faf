import type { Kysely, Selectable, Transaction } from 'kysely';
import { takeFromBranch } from '../../catalogue/stock/branch-stock.ts';
import type { StockAmount } from '../../catalogue/stock/stock.rules.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import type { AccessKeys } from './access-keys.ts';
import { invoiceNumber, orderNumber } from '../checkout.rules.ts';
import type { Order, OrderDocument, OrderStatus } from '../order.ts';
import type { Tables } from '../../database/tables.ts';

export type OrderRow = Selectable<Tables['orders']>;

export interface OrderOptions {
  db: Kysely<Tables>;
  companyDetails: CompanyDetails;
  accessKeys: AccessKeys;
  unpaidOrderDays: number;
}

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

export function orderDocument(order: OrderDocument & Partial<Order>): string {
  const { id: _id, number: _number, invoiceNumber: _invoice, isTest: _isTest, ...rest } = order;
  const { accessKey: _key, placedAt: _placedAt, status: _status, expiresAt: _expiresAt, ...document } = rest;
  return JSON.stringify(document);
}

/** A test sends none: its address may be anybody's. */
export async function writeOrderMail(
  transaction: Transaction<Tables>,
  { isTest }: Pick<Order, 'isTest'>,
  mail: Mail | null,
  now: Date,
): Promise<void> {
  if (mail && !isTest) await writeMail(transaction, mail, now);
}

/** What the branch has of a collected order; nothing for a delivery. Call it after the whole stock is taken. */
export async function takeCollected(
  transaction: Transaction<Tables>,
  { delivery: { store } }: Pick<OrderDocument, 'delivery'>,
  amounts: readonly StockAmount[],
): Promise<StockAmount[] | undefined> {
  const taken = store ? await takeFromBranch(transaction, store.id, amounts) : [];
  return taken.length > 0 ? taken : undefined;
}

/** By id or stored number, in a transaction that holds its lock. Null for an unknown one. */
export async function changeOrder<Result>(
  { db, accessKeys }: OrderOptions,
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
