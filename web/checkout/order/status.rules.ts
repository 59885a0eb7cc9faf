import { readyBy } from '@storefront/domain/delivery/collection.rules.ts';
import { formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
import { statusWords } from './status.data.ts';

interface OrderState {
  status: string;
  /** In pence. */
  total: { incVat: { pence: number } };
  /** The sum, in pence. */
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

/** Goods are still with the shop. */
const BEFORE_HANDOVER: readonly string[] = ['AWAITING_PAYMENT', 'PAID', 'PREPARING', 'READY_TO_COLLECT'];

/** Goods are where the customer wants them. */
const HAS_ARRIVED: readonly string[] = ['READY_TO_COLLECT', 'DELIVERED'];

/** Over before the customer got anything: cancelled, or all of it refunded before it left. */
export function isCalledOff(order: OrderState): boolean {
  return order.status === 'CANCELLED' || isRefunded(order);
}

/** The customer still waits for the goods, so their date matters. */
export function isExpected(order: OrderState): boolean {
  return !isCalledOff(order) && !HAS_ARRIVED.includes(order.status);
}

function isRefunded({ status, total, refunded }: OrderState): boolean {
  return refunded.pence > 0 && refunded.pence >= total.incVat.pence && BEFORE_HANDOVER.includes(status);
}

/** Null for a status of a later release. */
export function wordsOf(order: OrderState): StatusWords | null {
  if (isRefunded(order)) return REFUNDED;
  return order.status in statusWords ? statusWords[order.status as keyof typeof statusWords] : null;
}

interface ExpectedDays {
  earliestDate: string;
  latestDate?: string | null | undefined;
  /** Opening hours until goods that are in the store are ready; null for no promise, and when unknown. */
  readyHours?: number | null | undefined;
}

export function expectedWords(isCollected: boolean, { earliestDate, latestDate, readyHours }: ExpectedDays): string {
  const latest = latestDate ?? earliestDate;
  const days = formatDelivery({ earliest: earliestDate, latest, estimatedOn: null });
  return isCollected ? `Ready ${readyBy(days, latest !== earliestDate, readyHours ?? 0)}` : `Expected ${days}`;
}
