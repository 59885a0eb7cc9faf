import type { Division } from '../../domain/bank-holidays.data.ts';
import { afterWorkingDays, dayOf, isoDate } from '../../domain/calendar.rules.ts';
import type { Order } from './order.ts';
import { closingTimes } from './stores.data.ts';

/** Days that an order waits for a bank transfer, where UNPAID_ORDER_DAYS does not say otherwise. */
export const UNPAID_ORDER_DAYS = 7;

/** Working days that an unpaid order waits in a store once it is ready: it is kept until closing time on the last of them. */
const COLLECTION_WORKING_DAYS = 3;

/** For a store that has closed since. Our choice: the specification sets none. */
const OTHER_STORE: { closes: string; division: Division } = { closes: '17:00', division: 'england-and-wales' };

const LONDON = 'Europe/London';

type Unpaid = Pick<Order, 'status' | 'paymentMethod' | 'placedAt' | 'paidAt' | 'readyAt' | 'delivery'>;

/** When an order is cancelled unless it is paid before: an ISO time. Null for one that waits for nothing, and for cards, whose provider ends a payment within the hour. */
export function expiresAt(
  { status, paymentMethod, placedAt, paidAt, readyAt, delivery }: Unpaid,
  unpaidOrderDays: number,
): string | null {
  if (paidAt !== null) return null;
  // Days of the calendar: over a change of the clock it is still the same time of day.
  if (status === 'awaiting_payment' && paymentMethod === 'bank_transfer')
    return isoOf(inLondon(placedAt).add({ days: unpaidOrderDays }));
  if (status !== 'ready_to_collect' || readyAt === null) return null;
  const { closes, division } = closingTimes.get(delivery.store?.id ?? '') ?? OTHER_STORE;
  const ready = dayOf(inLondon(readyAt).toPlainDate().toString());
  const lastDay = Temporal.PlainDate.from(isoDate(afterWorkingDays(ready, COLLECTION_WORKING_DAYS, division)));
  return isoOf(lastDay.toZonedDateTime({ timeZone: LONDON, plainTime: closes }));
}

function inLondon(time: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(time).toZonedDateTimeISO(LONDON);
}

/** Written as every time in the store is, so that they compare as texts. */
function isoOf(time: Temporal.ZonedDateTime): string {
  return new Date(time.epochMilliseconds).toISOString();
}
