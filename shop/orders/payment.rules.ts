import type { OrderStatus, PaymentEvent } from './order.ts';

type Outcome = PaymentEvent['outcome'];

/** What a payment's outcome makes of an order. Statuses that are not named stay: goods that are on their way do not come back by themselves. */
const transitions: Partial<Record<OrderStatus, Partial<Record<Outcome, OrderStatus>>>> = {
  awaiting_payment: { paid: 'paid', failed: 'cancelled', expired: 'cancelled' },
  // Who has paid gets the goods: an attempt that failed may arrive before or after the one that succeeded.
  cancelled: { paid: 'paid' },
};

/** An order's status after one more outcome; the same outcomes in any order lead to the same. */
export function statusAfter(status: OrderStatus, outcome: Outcome): OrderStatus {
  return transitions[status]?.[outcome] ?? status;
}
