import { statusWords } from './status.data.ts';

interface OrderState {
  status: string;
  /** In pence. */
  total: { incVat: { pence: number } };
  /** The sum of its refunds, in pence. */
  refunded: { pence: number };
}

interface StatusWords {
  name: string;
  meaning: string;
}

const REFUNDED: StatusWords = {
  name: 'Refunded',
  meaning: 'We’ve refunded all that you paid, and won’t send anything.',
};

/** The statuses of goods that are still with the shop. */
const BEFORE_HANDOVER: readonly string[] = ['AWAITING_PAYMENT', 'PAID', 'PREPARING', 'READY_TO_COLLECT'];

/** Whether the order is over before the customer got anything: it was cancelled, or all of it was refunded before it left. */
export function isCalledOff(order: OrderState): boolean {
  return order.status === 'CANCELLED' || isRefunded(order);
}

function isRefunded({ status, total, refunded }: OrderState): boolean {
  return refunded.pence > 0 && refunded.pence >= total.incVat.pence && BEFORE_HANDOVER.includes(status);
}

/** The name of an order's state, and what it means for the customer. Null for a status of a later release. */
export function wordsOf(order: OrderState): StatusWords | null {
  if (isRefunded(order)) return REFUNDED;
  return order.status in statusWords ? statusWords[order.status as keyof typeof statusWords] : null;
}
