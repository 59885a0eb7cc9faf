import { readyBy } from '@storefront/domain/delivery/collection.rules.ts';
import { formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
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

/** The statuses of goods that are where the customer wants them. */
const HAS_ARRIVED: readonly string[] = ['READY_TO_COLLECT', 'DELIVERED'];

/** Whether the order is over before the customer got anything: it was cancelled, or all of it was refunded before it left. */
export function isCalledOff(order: OrderState): boolean {
  return order.status === 'CANCELLED' || isRefunded(order);
}

/** Whether the customer still waits for the goods, so that their date matters. */
export function isExpected(order: OrderState): boolean {
  return !isCalledOff(order) && !HAS_ARRIVED.includes(order.status);
}

function isRefunded({ status, total, refunded }: OrderState): boolean {
  return refunded.pence > 0 && refunded.pence >= total.incVat.pence && BEFORE_HANDOVER.includes(status);
}

/** The name of an order's state, and what it means for the customer. Null for a status of a later release. */
export function wordsOf(order: OrderState): StatusWords | null {
  if (isRefunded(order)) return REFUNDED;
  return order.status in statusWords ? statusWords[order.status as keyof typeof statusWords] : null;
}

interface ExpectedDays {
  earliestDate: string;
  latestDate?: string | null | undefined;
  /** The opening hours within which the store has goods ready that are there; null for no promise, and when unknown. */
  readyHours?: number | null | undefined;
}

/** When an order is ready in its store, or expected at its address. */
export function expectedWords(isCollected: boolean, { earliestDate, latestDate, readyHours }: ExpectedDays): string {
  const latest = latestDate ?? earliestDate;
  const days = formatDelivery({ earliest: earliestDate, latest, estimatedOn: null });
  return isCollected ? `Ready ${readyBy(days, latest !== earliestDate, readyHours ?? 0)}` : `Expected ${days}`;
}
