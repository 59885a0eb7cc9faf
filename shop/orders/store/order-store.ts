import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { UNPAID_ORDER_DAYS } from '../expiry.rules.ts';
import type { Checkout, Order, OrderStatus } from '../order.ts';
import { createAccessKeys } from './access-keys.ts';
import { createOrderChanges, type OrderChanges } from './order-changes.ts';
import { createRefund } from './order-refunds.ts';
import { toOrder } from './order-rows.ts';
import { createPlaceOrder, type Placing } from './place-order.ts';

export interface OrderStore extends OrderChanges {
  /** Records a refund of the order with this stored number; null for an unknown one. For staff. */
  refund: ReturnType<typeof createRefund>;
  /** Places an order of a cart in one transaction: stores it, takes its stock, empties the cart and writes the confirmation mail. */
  place(token: string, checkout: Checkout, now: Date): Promise<Placing>;
  /** Null for an unknown order as for a wrong key, so that neither can be probed. */
  find(id: string, accessKey: string): Promise<Order | null>;
  /** Returns one of the customer's orders; null for anyone else's. */
  findOwn(customerId: string, id: string): Promise<Order | null>;
  /** Returns a page of a customer's orders, newest first, and the total. */
  ofCustomer(customerId: string, offset: number, limit: number): Promise<{ orders: Order[]; total: number }>;
  /** Returns an order by its stored number; null for an unknown one. For staff: needs no key. */
  byNumber(number: number): Promise<Order | null>;
  /** Lists orders, newest first, optionally of a status or below a number. For staff. */
  list(wanted: { status: OrderStatus | null; before: number | null; limit: number }): Promise<Order[]>;
}

/** `unpaidOrderDays`: days an order waits for a bank transfer. */
export function createOrderStore(
  db: Kysely<Tables>,
  companyDetails: CompanyDetails,
  unpaidOrderDays = UNPAID_ORDER_DAYS,
): OrderStore {
  const accessKeys = createAccessKeys(db);
  const options = { db, companyDetails, accessKeys, unpaidOrderDays };
  return {
    ...createOrderChanges(options),

    refund: createRefund(options),

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
      return row ? toOrder(row, await accessKeys.of(id)) : null;
    },

    async ofCustomer(customerId, offset, limit) {
      const own = db.selectFrom('orders').where('customer_id', '=', customerId);
      const rows = await own.selectAll().orderBy('number', 'desc').offset(offset).limit(limit).execute();
      const { total } = await own.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
      return {
        orders: await Promise.all(rows.map(async (row) => toOrder(row, await accessKeys.of(row.id)))),
        total: Number(total),
      };
    },

    async byNumber(number) {
      const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
      return row ? toOrder(row, await accessKeys.of(row.id)) : null;
    },

    async list({ status, before, limit }) {
      let wanted = db.selectFrom('orders').selectAll().orderBy('number', 'desc').limit(limit);
      if (status !== null) wanted = wanted.where('status', '=', status);
      if (before !== null) wanted = wanted.where('number', '<', before);
      return Promise.all((await wanted.execute()).map(async (row) => toOrder(row, await accessKeys.of(row.id))));
    },
  };
}
