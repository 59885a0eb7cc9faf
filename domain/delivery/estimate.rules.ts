import { isoDate, londonTime } from '../calendar.rules.ts';
import type { Price } from '../money.rules.ts';
import { deliveryCharge, remainingForFree, type DeliveryCharges } from './charge.rules.ts';
import { datesFrom, type DateRange, type DateTerms, type DispatchTerms } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import type { Destination } from './zone.rules.ts';
import type { DeliveryZone } from './zones.data.ts';

export interface DeliveryCost {
  /** Null when none was given and UK Mainland is assumed. */
  postcode: string | null;
  zone: DeliveryZone;
  cost: Price;
  /** In pence inc VAT; null when no hint is shown. */
  remainingForFree: number | null;
}

export interface DeliveryDates extends DateRange {
  /** The date in London on which the estimate was made. */
  estimatedOn: string;
  terms: DateTerms;
}

export function costTo(
  { postcode, zone }: Destination,
  goods: Pick<Price, 'incVat'>,
  charges: DeliveryCharges,
): DeliveryCost {
  return {
    postcode,
    zone,
    cost: deliveryCharge(zone, goods, charges),
    remainingForFree: remainingForFree(zone, goods, charges),
  };
}

/** Goods are sent together. None for goods in stock. */
export function datesTo(
  destination: Destination,
  leadTimes: readonly LeadTime[],
  now: Date,
  dispatch: DispatchTerms,
): DeliveryDates {
  const terms = dateTerms(destination, leadTimes, dispatch);
  return { ...datesFrom(now, terms).arrival, estimatedOn: isoDate(londonTime(now).today), terms };
}
