import { dispatchDays, type DayRange, type DispatchTerms } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

/** The cut-off as text, such as "1 pm". */
export function cutOffWords({ cutOffHour }: DispatchTerms): string {
  if (cutOffHour === 12) return 'noon';
  return cutOffHour < 12 ? `${cutOffHour} am` : `${cutOffHour - 12} pm`;
}

/** The dispatch rule as text, independent of the current time. */
export function dispatchRule(leadTime: LeadTime, dispatch: DispatchTerms): string {
  return leadTime === 'STANDARD'
    ? `Order before ${cutOffWords(dispatch)} on a working day for same-day dispatch`
    : `Dispatched within ${inWorkingDays(dispatchDays(dateTerms(mainland, [leadTime], dispatch)))}`;
}

/** The dispatch rule of goods awaiting payment, as shown on pages and in mails. */
export function dispatchAfterPayment(days: Readonly<DayRange>, isCollected: boolean): string {
  return `${isCollected ? 'Sent to the store' : 'Dispatched'} ${inWorkingDays(days)} after your payment arrives`;
}

export function inWorkingDays({ minimum, maximum }: Readonly<DayRange>): string {
  if (minimum !== maximum) return `${minimum} to ${maximum} working days`;
  return `${maximum} working day${maximum === 1 ? '' : 's'}`;
}
