import { afterWorkingDays, dayOf, isoDate } from '@storefront/domain/calendar.rules.ts';
import type { Order } from './order.ts';
import { closingOf } from '../content/stores.rules.ts';

/** Days; the default of the setting UNPAID_ORDER_DAYS. */
export const UNPAID_ORDER_DAYS = 7;

/** Once ready, until closing time on the last. */
const COLLECTION_WORKING_DAYS = 3;

const LONDON = 'Europe/London';
const END_OF_DAY = '23:59:59';

type Unpaid = Pick<Order, 'status' | 'paymentMethod' | 'placedAt' | 'paidAt' | 'readyAt' | 'delivery'>;

/** Null for no deadline, and for cards: their provider ends a payment within the hour. */
export function expiresAt(
  { status, paymentMethod, placedAt, paidAt, readyAt, delivery }: Unpaid,
  unpaidOrderDays: number,
): string | null {
  if (paidAt !== null) return null;
  if (status === 'awaiting_payment' && paymentMethod === 'bank_transfer') {
    const lastDay = inLondon(placedAt).toPlainDate().add({ days: unpaidOrderDays });
    return isoOf(lastDay.toZonedDateTime({ timeZone: LONDON, plainTime: END_OF_DAY }));
  }
  if (status !== 'ready_to_collect' || readyAt === null) return null;
  const { closes, division } = closingOf(delivery.store);
  const ready = dayOf(inLondon(readyAt).toPlainDate().toString());
  const lastDay = Temporal.PlainDate.from(isoDate(afterWorkingDays(ready, COLLECTION_WORKING_DAYS, division)));
  return isoOf(lastDay.toZonedDateTime({ timeZone: LONDON, plainTime: closes }));
}

function inLondon(time: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(time).toZonedDateTimeISO(LONDON);
}

/** UTC with milliseconds, so that stored times compare as text. */
function isoOf(time: Temporal.ZonedDateTime): string {
  return new Date(time.epochMilliseconds).toISOString();
}
