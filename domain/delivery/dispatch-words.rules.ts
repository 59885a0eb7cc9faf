import { dispatchDays, type DayRange, type DispatchTerms, type ShopDispatch } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

export function cutOffWords({ cutOffHour }: DispatchTerms): string {
  if (cutOffHour === 12) return 'noon';
  return cutOffHour < 12 ? `${cutOffHour} am` : `${cutOffHour - 12} pm`;
}

export function dispatchRule(leadTime: LeadTime, dispatch: ShopDispatch): string {
  const days = dispatchDays(dateTerms(mainland, [leadTime], dispatch));
  if (dispatch.awaitsTransfer) return dispatchAfterPayment(days, false);
  return leadTime === 'STANDARD'
    ? `Order before ${cutOffWords(dispatch)} on a working day for same-day dispatch`
    : `Dispatched within ${inWorkingDays(days)}`;
}

export function dispatchRules(dispatch: ShopDispatch): string {
  const toOrder = inWorkingDays(dispatch.toOrderDays);
  return dispatch.awaitsTransfer
    ? `Items in stock are dispatched ${AFTER_TRANSFER}, ` +
        `items that are made to order or out of stock ${toOrder} after it.`
    : `Items in stock, ordered before ${cutOffWords(dispatch)} on a working day, are dispatched the same day; later ` +
        `orders go the next working day. Items that are made to order or out of stock take ${toOrder}.`;
}

const AFTER_TRANSFER = 'the working day after your transfer arrives';

/** The dispatch rule of goods that wait for a bank transfer, as shown on pages and in mails. */
export function dispatchAfterPayment(days: Readonly<DayRange>, isCollected: boolean): string {
  const when = days.maximum === 1 ? AFTER_TRANSFER : `${inWorkingDays(days)} after your transfer arrives`;
  return `${isCollected ? 'Sent to the store' : 'Dispatched'} ${when}`;
}

function inWorkingDays({ minimum, maximum }: Readonly<DayRange>): string {
  if (minimum !== maximum) return `${minimum} to ${maximum} working days`;
  return `${maximum} working day${maximum === 1 ? '' : 's'}`;
}
