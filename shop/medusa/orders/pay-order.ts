import { Type } from 'typebox';
import type { PaymentEvent } from '@storefront/embedded/orders/order.ts';
import { ProblemError } from '@storefront/embedded/routes/http/problems.ts';
import { paymentsOf, readMedusaOrder, statusOf, type MedusaOrder } from './medusa-order.ts';
import { forgiveOrder } from './order-limits.ts';
import type { MedusaShop } from '../medusa-shop.ts';

const Anything = Type.Object({});

/** Captures in Medusa, or cancels what nobody paid. Repeated events change nothing. */
export async function payOrder(
  shop: MedusaShop,
  order: MedusaOrder,
  { outcome, eventId, reference }: PaymentEvent,
): Promise<MedusaOrder> {
  const { medusa } = shop;
  const path = `/admin/orders/${encodeURIComponent(order.id)}`;
  const payments = paymentsOf(order);
  const isPaid = payments.some(({ captured_at: at }) => at);
  if (order.status === 'canceled') {
    // Medusa cannot revive it, and its stock may be sold.
    if (outcome === 'paid')
      throw new ProblemError({ status: 409, code: 'order_cancelled', detail: 'This order was cancelled' });
    return order;
  }
  if (isPaid || (outcome !== 'paid' && statusOf(order, false) !== 'awaiting_payment')) return order;
  if (outcome === 'paid') {
    // The capture has its reference whatever breaks between.
    const metadata = { payment_reference: reference, payment_event: eventId };
    await medusa(Anything, { method: 'POST', path, body: { metadata } });
    for (const { id } of payments)
      await medusa(Anything, { method: 'POST', path: `/admin/payments/${encodeURIComponent(id)}/capture`, body: {} });
    await forgiveOrder(shop, order.email ?? '');
  } else await medusa(Anything, { method: 'POST', path: `${path}/cancel`, body: {} });
  return readMedusaOrder(shop, order.id);
}
