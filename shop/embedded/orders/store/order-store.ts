import type { Kysely, Transaction } from 'kysely';
import { returnStock } from '../../catalogue/stock/stock-store.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { statusMail } from '../confirmation/status-mails.rules.ts';
import { UNPAID_ORDER_DAYS } from '../expiry.rules.ts';
import type { Checkout, Order, OrderStatus } from '../order.ts';
import type { Orders, Placing } from '../orders.ts';
import { decideRefund, refundedOf, type RefundRequest } from '../refund.rules.ts';
import { without } from '../returned-goods.rules.ts';
import { totalsOf } from '../totals.rules.ts';
import { createAccessKeys } from './access-keys.ts';
import { createOrderChanges, type OrderChanges } from './order-changes.ts';
import { changeOrder, orderDocument, toOrder, writeOrderMail, type OrderRow } from './order-rows.ts';
import { createPlaceOrder } from './place-order.ts';

export interface OrderStore extends OrderChanges, Orders {
  /** Records a refund, mails, gives stock back; money is sent elsewhere. Null for an unknown number. For staff. */
  refund(number: number, request: RefundRequest, now: Date): Promise<RefundResult | null>;
  place(token: string, checkout: Checkout, now: Date): Promise<Placing>;
  /** Newest first. For staff. */
  list(wanted: { isTest: boolean; status: OrderStatus | null; before: number | null; limit: number }): Promise<Order[]>;
  /** Returns how many. */
  deleteTests(before: Date, limit: number): Promise<number>;
}

export function createOrderStore(
  db: Kysely<Tables>,
  companyDetails: CompanyDetails,
  unpaidOrderDays = UNPAID_ORDER_DAYS,
): OrderStore {
  const accessKeys = createAccessKeys(db);
  const options = { db, companyDetails, accessKeys, unpaidOrderDays };
  const withAccessKey = async (row: OrderRow) => toOrder(row, await accessKeys.of(row.id));
  return {
    ...createOrderChanges(options),

    refund: (number, request, now) =>
      changeOrder(options, { number }, (transaction, order) =>
        refundOrder(transaction, order, request, { now, companyDetails }),
      ),

    place: createPlaceOrder(options),

    async find(id, accessKey) {
      if (!(await accessKeys.fits(id, accessKey))) return null;
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? toOrder(row, accessKey) : null;
    },

    async findOwn(customerId, id) {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row ? withAccessKey(row) : null;
    },

    async ofCustomer(customerId, offset, limit) {
      const own = db.selectFrom('orders').where('customer_id', '=', customerId);
      const rows = await own.selectAll().orderBy('number', 'desc').offset(offset).limit(limit).execute();
      const { total } = await own.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
      return { orders: await Promise.all(rows.map(withAccessKey)), total: Number(total) };
    },

    async byNumber(number) {
      const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
      return row ? withAccessKey(row) : null;
    },

    async deleteTests(before, limit) {
      const old = db
        .selectFrom('orders')
        .select('id')
        .where('is_test', '=', 1)
        .where('placed_at', '<', before.toISOString())
        .limit(limit);
      const deleting = db.deleteFrom('orders').where('id', 'in', old);
      return Number((await retryOnConflict(() => deleting.executeTakeFirstOrThrow())).numDeletedRows);
    },

    async list({ isTest, status, before, limit }) {
      let wanted = db
        .selectFrom('orders')
        .selectAll()
        .where('is_test', '=', isTest ? 1 : 0)
        .orderBy('number', 'desc')
        .limit(limit);
      if (status !== null) wanted = wanted.where('status', '=', status);
      if (before !== null) wanted = wanted.where('number', '<', before);
      return Promise.all((await wanted.execute()).map(withAccessKey));
    },
  };
}

async function refundOrder(
  transaction: Transaction<Tables>,
  order: Order,
  request: RefundRequest,
  { now, companyDetails }: { now: Date; companyDetails: CompanyDetails },
): Promise<RefundResult> {
  const decision = decideRefund(order, request);
  if (decision.kind === 'already' || decision.kind === 'refused') return { ...decision, order };
  const { stock } = decision;
  await returnStock(transaction, stock);
  const refund = { reference: request.reference, at: now.toISOString() };
  const after: Order = {
    ...order,
    taken: without(order.taken, stock),
    fromBranch: order.fromBranch && without(order.fromBranch, stock),
    refunds: decision.kind === 'refund' ? [...order.refunds, { ...refund, amount: decision.amount }] : order.refunds,
  };
  await transaction
    .updateTable('orders')
    .set({ document: orderDocument(after) })
    .where('id', '=', order.id)
    .execute();
  const units = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  if (decision.kind === 'restock') return { kind: 'restocked', order: after, units };
  const { amount } = decision;
  const isWhole = refundedOf(after.refunds) === totalsOf(after.lines, after.delivery.cost).total;
  const mail = statusMail(after, { kind: 'refunded', amount, isWhole }, companyDetails);
  await writeOrderMail(transaction, after, mail, now);
  return { kind: 'done', order: after, amount, units };
}

/** `amount` is in pence inc VAT; `units` is the number of items restocked. */
type RefundResult =
  | { kind: 'done'; order: Order; amount: number; units: number }
  | { kind: 'restocked'; order: Order; units: number }
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; order: Order; reason: string };
