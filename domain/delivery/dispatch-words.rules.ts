import { CUT_OFF_HOUR, dispatchDays, type DayRange } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

/** The cut-off as text. */
export const CUT_OFF = `${CUT_OFF_HOUR - 12} pm`;

/** The dispatch rule as text, independent of the current time. */
export function dispatchRule(leadTime: LeadTime): string {
  return leadTime === 'STANDARD'
    ? `Order before ${CUT_OFF} on a working day for same-day dispatch`
    : `Dispatched within ${inWorkingDays(dispatchDays(dateTerms(mainland, [leadTime])))}`;
}

/** The dispatch rule of goods awaiting payment, as shown on pages and in mails. */
export function dispatchAfterPayment(days: Readonly<DayRange>, isCollected: boolean): string {
  return `${isCollected ? 'Sent to the store' : 'Dispatched'} ${inWorkingDays(days)} after your payment arrives`;
}

function inWorkingDays({ minimum, maximum }: Readonly<DayRange>): string {
  if (minimum !== maximum) return `${minimum} to ${maximum} working days`;
  return `${maximum} working day${maximum === 1 ? '' : 's'}`;
}
