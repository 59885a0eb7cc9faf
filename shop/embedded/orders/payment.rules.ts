import type { OrderStatus, PaymentEvent } from './order.ts';

type Outcome = PaymentEvent['outcome'];

/** The next status by payment outcome. Statuses not listed stay: goods on their way do not return by themselves. */
const transitions: Partial<Record<OrderStatus, Partial<Record<Outcome, OrderStatus>>>> = {
  awaiting_payment: { paid: 'paid', failed: 'cancelled', expired: 'cancelled' },
  // Events may arrive out of order: a success wins over a failed attempt.
  cancelled: { paid: 'paid' },
};

/** Independent of the order in which outcomes arrive. */
export function statusAfter(status: OrderStatus, outcome: Outcome): OrderStatus {
  return transitions[status]?.[outcome] ?? status;
}
