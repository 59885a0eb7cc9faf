import { CUT_OFF_HOUR, dispatchDays, type DayRange } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

/** When an order counts for the same day, for reading. */
export const CUT_OFF = `${CUT_OFF_HOUR - 12} pm`;

/** When goods leave, whatever the time is now. */
export function dispatchRule(leadTime: LeadTime): string {
  return leadTime === 'STANDARD'
    ? `Order before ${CUT_OFF} on a working day for same-day dispatch`
    : `Dispatched within ${inWorkingDays(dispatchDays(dateTerms(mainland, [leadTime])))}`;
}

/** When goods leave that wait for a payment, as pages and mails say it. */
export function dispatchAfterPayment(days: Readonly<DayRange>, isCollected: boolean): string {
  return `${isCollected ? 'Sent to the store' : 'Dispatched'} ${inWorkingDays(days)} after your payment arrives`;
}

function inWorkingDays({ minimum, maximum }: Readonly<DayRange>): string {
  if (minimum !== maximum) return `${minimum} to ${maximum} working days`;
  return `${maximum} working day${maximum === 1 ? '' : 's'}`;
}
