import { isoDate, londonTime } from '../calendar.rules.ts';
import type { Price } from '../money.rules.ts';
import { deliveryCharge, remainingForFree } from './charge.rules.ts';
import { datesFrom, type DateRange, type DateTerms } from './dates.rules.ts';
import { dateTerms, type LeadTime } from './lead-time.rules.ts';
import type { Destination } from './zone.rules.ts';
import type { DeliveryZone } from './zones.data.ts';

/** What delivery costs. */
export interface DeliveryCost {
  /** As it is written on an envelope; null where none was given and UK Mainland is assumed. */
  postcode: string | null;
  zone: DeliveryZone;
  cost: Price;
  /** Pence of goods, inc VAT; null where there is nothing to say. */
  remainingForFree: number | null;
}

/** When goods come. */
export interface DeliveryDates extends DateRange {
  /** The day in London on which it was worked out. */
  estimatedOn: string;
  /** What the dates depend on but the time. */
  terms: DateTerms;
}

/** What delivery of goods that come to this much costs, at any time. */
export function costTo({ postcode, zone }: Destination, goods: Pick<Price, 'incVat'>): DeliveryCost {
  return { postcode, zone, cost: deliveryCharge(zone, goods), remainingForFree: remainingForFree(zone, goods) };
}

/** When goods of these lead times come that are ordered now: all together, so by the latest of them; goods in stock when empty. */
export function datesTo(destination: Destination, leadTimes: readonly LeadTime[], now: Date): DeliveryDates {
  const terms = dateTerms(destination, leadTimes);
  return { ...datesFrom(now, terms).arrival, estimatedOn: isoDate(londonTime(now).today), terms };
}
