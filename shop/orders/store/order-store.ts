import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import pLimit from 'p-limit';
import {
  choicesOf,
  isAsReviewed,
  needsOf,
  shortagesOf,
  soldLine,
  type Need,
  type Shortage,
} from '../checkout.rules.ts';
import { confirmationMail } from '../confirmation/confirmation.rules.ts';
import { expiresAt, UNPAID_ORDER_DAYS } from '../expiry.rules.ts';
import type { Checkout, Order, OrderDocument, OrderStatus } from '../order.ts';
import type { Letterhead } from '../../mail/mail.ts';
import { cartLines } from '../carts/cart-line.rules.ts';
import { createAccessKeys } from './access-keys.ts';
import { lockCart } from '../carts/cart-store.ts';
import { readCartItems } from '../carts/cart-items.ts';
import { readProducts } from '../../catalogue/catalogue-store.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import { createOrderChanges, type OrderChanges } from './order-changes.ts';
import { ordererOf, secondsUntilNextOrder } from './order-limits.ts';
import { orderDocument, toOrder, type OrderRow } from './order-rows.ts';
import { readLevels, takeStock } from '../../catalogue/stock/stock-store.ts';
import { inFixedOrder } from '../../catalogue/stock/stock.rules.ts';
import type { Tables } from '../../database/tables.ts';
import { StoreBusyError, whenFree } from '../../database/when-free.ts';

const ID_BYTES = 12;

/** Orders that one process writes at a time; others wait their turn. A rush for the last of something leaves connections to those who only look. */
const AT_ONCE = 3;

/** How often an order is tried again whose stock was gone when it asked and is back when it looks. */
const ATTEMPTS = 5;

/** What a checkout came to. */
export type Placing =
  | { kind: 'placed' | 'repeated'; order: Order }
  | { kind: 'idempotency_conflict' | 'cart_changed' | 'cart_empty' }
  | { kind: 'out_of_stock'; items: Shortage[] }
  /** Too many orders that nobody has paid. */
  | { kind: 'throttled'; seconds: number };

export interface OrderStore extends OrderChanges {
  /** Makes what is in a cart an order: writes it, takes its stock, empties the cart and puts the confirmation into the outbox, or does nothing at all. */
  place(token: string, checkout: Checkout, now: Date): Promise<Placing>;
  /** Null for an unknown order and for a wrong key alike. */
  find(id: string, accessKey: string): Promise<Order | null>;
  /** One order of a customer's own; null for another's. */
  findOwn(customerId: string, id: string): Promise<Order | null>;
  /** A customer's orders, newest first, from an offset on, and how many there are in all. */
  ofCustomer(customerId: string, offset: number, limit: number): Promise<{ orders: Order[]; total: number }>;
  /** An order by the number of its row; null for an unknown one. For the shop alone: it asks for no key. */
  byNumber(number: number): Promise<Order | null>;
  /** Orders, newest first: those of a status, those before a number. For the shop alone. */
  list(wanted: { status: OrderStatus | null; before: number | null; limit: number }): Promise<Order[]>;
}

/** Thrown to undo everything: one of these is not there. */
class ShortOfStock extends Error {
  readonly needs: readonly Need[];

  constructor(needs: readonly Need[]) {
    super('Not enough in stock');
    this.needs = needs;
  }
}

/** `unpaidOrderDays`: how long an order waits for a bank transfer. */
export function createOrderStore(
  db: Kysely<Tables>,
  letterhead: Letterhead,
  unpaidOrderDays = UNPAID_ORDER_DAYS,
): OrderStore {
  const accessKeys = createAccessKeys(db);
  const turns = pLimit(AT_ONCE);
  /** Everything that is decided here is written first, by a statement that locks it: many shoppers may wait for one row, and none has to start over. */
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    whenFree(() => db.transaction().setIsolationLevel('read committed').execute(work));

  async function attempt(
    transaction: Transaction<Tables>,
    token: string,
    checkout: Checkout,
    id: string,
    accessKey: string,
    now: Date,
  ): Promise<Placing | OrderRow> {
    const cart = await lockCart(transaction, token, now);
    if (!cart) return { kind: 'cart_empty' };
    const cartId = cart.id;
    const { idempotencyKey, contentHash, items: reviewed } = checkout;
    const before = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (before)
      return before.content_hash === contentHash && isOfSameItems(before, reviewed)
        ? before
        : { kind: 'idempotency_conflict' };
    const items = await readCartItems(transaction, cartId);
    const byId = new Map(
      (await readProducts(transaction, [...new Set(items.map(({ productId }) => productId))])).map((product) => [
        product.id,
        product,
      ]),
    );
    const { lines } = cartLines(items, byId);
    if (lines.length === 0) return { kind: 'cart_empty' };
    if (!isAsReviewed(lines, reviewed)) return { kind: 'cart_changed' };

    const orderer = ordererOf(checkout.contact.email, checkout.clientAddress);
    const seconds = await secondsUntilNextOrder(transaction, orderer, now);
    if (seconds !== null) return { kind: 'throttled', seconds };

    const needs = needsOf(lines, byId, reviewed);
    const needed = inFixedOrder(needs.flatMap(({ stock }) => stock ?? []));
    if (!needs.every(({ isSold }) => isSold) || !(await takeStock(transaction, needed))) throw new ShortOfStock(needs);
    const document: OrderDocument = {
      ...choicesOf(checkout),
      lines: lines.map(soldLine),
      needed,
      taken: needed,
      paidAt: null,
      readyAt: null,
    };
    const status = 'awaiting_payment';
    const placedAt = now.toISOString();
    const row: OrderRow = {
      id,
      number: await nextNumber(transaction),
      cart_id: cartId,
      idempotency_key: idempotencyKey,
      content_hash: contentHash,
      status,
      placed_at: placedAt,
      document: orderDocument(document),
      expires_at: expiresAt({ ...document, status, placedAt }, unpaidOrderDays),
      customer_id: cart.customerId,
      ...orderer,
    };
    await transaction.insertInto('orders').values(row).execute();
    const order = toOrder(row, accessKey);
    await writeMail(transaction, confirmationMail(order, letterhead), now);
    await transaction
      .deleteFrom('cart_items')
      .where('cart_id', '=', cartId)
      .where(
        'id',
        'in',
        items.map((item) => item.id),
      )
      .execute();
    return { kind: 'placed', order };
  }

  /** What is short now that everything is undone. */
  async function shortages({ needs }: ShortOfStock): Promise<Shortage[]> {
    const levels = await readLevels(
      db,
      needs.flatMap(({ stock }) => stock?.productId ?? []),
    );
    return shortagesOf(needs, (productId, variantId) => levels.get(productId)?.get(variantId) ?? 0);
  }

  async function place(token: string, checkout: Checkout, now: Date): Promise<Placing> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const accessKey = await accessKeys.of(id);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      try {
        const result = await inTransaction((transaction) => attempt(transaction, token, checkout, id, accessKey, now));
        return 'kind' in result ? result : { kind: 'repeated', order: toOrder(result, await accessKeys.of(result.id)) };
      } catch (error) {
        if (!(error instanceof ShortOfStock)) throw error;
        const items = await shortages(error);
        if (items.length > 0) return { kind: 'out_of_stock', items };
      }
    }
    throw new StoreBusyError('What was gone keeps coming back');
  }

  return {
    ...createOrderChanges({ db, letterhead, accessKeys, unpaidOrderDays, inTransaction }),

    place: (token, checkout, now) => turns(() => place(token, checkout, now)),

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

/** Whether a checkout is about what an order has: its items, or none, for the cart is empty once it is placed. */
function isOfSameItems({ document }: OrderRow, reviewed: Checkout['items']): boolean {
  return reviewed.length === 0 || isAsReviewed((JSON.parse(document) as OrderDocument).lines, reviewed);
}

/** The next order's number. Asked for last: whoever has it keeps others waiting until the order is written. */
async function nextNumber(transaction: Transaction<Tables>): Promise<number> {
  const { value } = await transaction
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
