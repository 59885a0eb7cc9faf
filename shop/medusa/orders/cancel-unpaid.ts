import { repeatTask, type RepeatedTask } from '@storefront/embedded/repeat-task.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import { deadlineOf, listMedusaOrders, readMedusaOrder } from './medusa-order.ts';
import { payOrder } from './pay-order.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const PAGE_SIZE = 100;

/** The shop may have been down so long and still finds every order whose time has passed. */
const CAUGHT_UP_DAYS = 14;

/** Those that waited too long for a bank transfer, every hour. Safe to run in several processes. */
export const startCancellingUnpaid = (shop: MedusaShop): RepeatedTask =>
  repeatTask((isClosed) => cancelUnpaid(shop, isClosed), {
    pauseMilliseconds: HOUR_MILLISECONDS,
    failure: 'The shop could not cancel unpaid orders in Medusa',
  });

export async function cancelUnpaid(shop: MedusaShop, isClosed = () => false): Promise<void> {
  const now = shop.model.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();
  const { unpaidOrderDays } = shop;
  const placed = {
    'created_at[$gte]': daysAgo(unpaidOrderDays + CAUGHT_UP_DAYS),
    // An hour less at the change of the clocks.
    'created_at[$lte]': daysAgo(unpaidOrderDays - 1),
  };
  let count = 1;
  for (let offset = 0; offset < count && !isClosed(); offset += PAGE_SIZE) {
    const page = await listMedusaOrders(shop, { ...placed, limit: PAGE_SIZE, offset });
    count = page.count;
    for (const order of page.orders) {
      const deadline = deadlineOf(shop, order);
      if (deadline === null || Date.parse(deadline) > now.getTime()) continue;
      // It may be paid or packed by now.
      const latest = await readMedusaOrder(shop, order.id);
      await payOrder(shop, latest, { outcome: 'expired', eventId: `unpaid ${order.id}`, reference: '' });
    }
  }
}
