import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { encodeId } from '../../graph/ids.rules.ts';
import { fetchOrder } from '../../graph/order/order.rest.ts';
import type { Order } from '../../graph/order/order.rules.ts';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import type { PartnerTables } from '../store/partner-tables.ts';
import { writeEvents, type WebhookEvent } from './delivery-store.ts';
import { readActiveEndpoints } from './endpoint-store.ts';
import { after } from './schedule.rules.ts';

type Db = Kysely<PartnerTables>;
type OrderRow = PartnerTables['webhookOrders'];

/** Per look. */
const ORDERS_AT_ONCE = 20;

/** An order is read less and less often as it ages, and no more after so many days. */
const PAUSE_MILLISECONDS_MINIMUM = 30_000;
const PAUSE_MILLISECONDS_MAXIMUM = 10 * 60_000;
const PAUSE_SHARE_OF_AGE = 1 / 50;
const FOLLOWED_MILLISECONDS = 90 * 86_400_000;

/** Beyond them events are lost while the store is unavailable. */
const WAITING_MAXIMUM = 1_000;

export type OrderEvents = ReturnType<typeof createOrderEvents>;

/** An order is confirmed whether or not the store is available: its event waits in this process until it is. */
export function createOrderEvents(db: Db, now = () => new Date()) {
  const waiting: (() => Promise<void>)[] = [];
  const attempt = (write: () => Promise<void>) =>
    write().catch((error: unknown) => {
      if (waiting.length < WAITING_MAXIMUM) waiting.push(write);
      throw error;
    });
  return {
    /** Rejects where the event has to wait. */
    record(partnerId: string, order: Order): Promise<void> {
      const placedAt = now();
      return attempt(() => recordOrder(db, partnerId, order, placedAt));
    },
    async recordWaiting(): Promise<void> {
      await allSettled(waiting.splice(0).map(attempt));
    },
  };
}

/** With its event. No effect when repeated, or for a partner without an endpoint for orders. */
async function recordOrder(db: Db, partnerId: string, order: Order, now: Date): Promise<void> {
  if (!(await readsOrders(db, partnerId))) return;
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('webhookOrders')
      .values({
        id: order.id,
        partnerId,
        accessKey: order.accessKey,
        placedAt: order.placedAt,
        state: stateOf(order),
        dueAt: after(now, PAUSE_MILLISECONDS_MINIMUM),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 1)
      await writeEvents(transaction, [eventOf('order.created', order, partnerId)], now);
  });
}

/** Stores an event for each due order that changed. One that fails is read again; its error is thrown at the end. */
export async function lookAtOrders(db: Db, shopApi: RestOptions, now: Date): Promise<void> {
  if (!(await readsOrders(db))) return;
  const due = await db
    .selectFrom('webhookOrders')
    .selectAll()
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .limit(ORDERS_AT_ONCE)
    .execute();
  await allSettled(due.map((row) => lookAtOrder(db, shopApi, row, now)));
}

/** Rejects with the first failure, when none is under way any more. */
async function allSettled(work: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) if (outcome.status === 'rejected') throw outcome.reason;
}

async function lookAtOrder(
  db: Db,
  shopApi: RestOptions,
  { id, partnerId, accessKey: key, placedAt, state, dueAt }: OrderRow,
  now: Date,
): Promise<void> {
  const age = now.getTime() - Date.parse(placedAt);
  const pause = Math.max(PAUSE_MILLISECONDS_MINIMUM, Math.min(PAUSE_MILLISECONDS_MAXIMUM, age * PAUSE_SHARE_OF_AGE));
  const { numUpdatedRows } = await db
    .updateTable('webhookOrders')
    .set({ dueAt: after(now, pause) })
    .where('id', '=', id)
    .where('dueAt', '=', dueAt)
    .executeTakeFirstOrThrow();
  // Another process reads it.
  if (Number(numUpdatedRows) === 0) return;
  const order = age > FOLLOWED_MILLISECONDS ? null : await fetchOrder(shopApi, id, key);
  if (!order) await db.deleteFrom('webhookOrders').where('id', '=', id).execute();
  else if (stateOf(order) !== state)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('webhookOrders')
        .set({ state: stateOf(order) })
        .where('id', '=', id)
        .execute();
      await writeEvents(transaction, [eventOf('order.updated', order, partnerId)], now);
    });
}

/** Whether a partner, or any, has an endpoint for orders. */
async function readsOrders(db: Db, partner?: string): Promise<boolean> {
  return (await readActiveEndpoints(db)).some(
    ({ partnerId, events }) =>
      (partner === undefined || partnerId === partner) && events.some((type) => type.startsWith('order.')),
  );
}

/** A hash of what an update reports. */
function stateOf({ status, expiresAt, delivery, invoice, refunded }: Order): string {
  const { earliestDate, latestDate, tracking } = delivery;
  return createHash('sha256')
    .update(JSON.stringify([status, expiresAt, earliestDate, latestDate, tracking, invoice?.number, refunded]))
    .digest('base64');
}

function eventOf(type: 'order.created' | 'order.updated', order: Order, partnerId: string): WebhookEvent {
  return {
    type,
    subject: `order:${order.id}`,
    partnerId,
    data: { id: encodeId('Order', order.id), number: order.number, status: order.status.toUpperCase() },
  };
}
