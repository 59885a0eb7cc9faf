import { arrivalWords } from './date-words.rules.ts';
import { dispatchDays, type ShopDispatch } from './dates.rules.ts';
import { dispatchAfterPayment } from './dispatch-words.rules.ts';
import { datesTo } from './estimate.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import type { Destination } from './zone.rules.ts';

/** Without a full stop: the day, or when it leaves if paid by bank transfer. Null while the time is unknown. */
export function deliveryPromise(
  destination: Destination,
  leadTimes: readonly LeadTime[],
  now: Date | null,
  dispatch: ShopDispatch,
): string | null {
  if (dispatch.awaitsTransfer)
    return dispatchAfterPayment(dispatchDays(dateTerms(destination, leadTimes, dispatch)), false);
  return now && arrivalWords(datesTo(destination, leadTimes, now, dispatch));
}
