import { formatDelivery, type DeliveryDays } from './date-words.rules.ts';
import type { DispatchTerms } from './dates.rules.ts';
import { datesTo } from './estimate.rules.ts';
import type { LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

/** Up to this number of stores are named. */
const NAMED_MAXIMUM = 4;

/** The stores to collect from, as text: "London, Leeds or Bristol" by their towns, "any of our 12 stores" for many; null without stores. */
export function collectionPlaces(stores: readonly { readonly city: string }[]): string | null {
  const cities = [...new Set(stores.map(({ city }) => city).filter(Boolean))];
  if (cities.length === 0) return null;
  if (cities.length > NAMED_MAXIMUM) return `any of our ${stores.length} stores`;
  return cities.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** The day or days from which goods ordered now can be collected, such as "ready tomorrow". They take as long to a store as to the UK mainland. */
export function collectionReady(leadTimes: readonly LeadTime[], now: Date, dispatch: DispatchTerms): string {
  return `ready ${readyWords(datesTo(mainland, leadTimes, now, dispatch))}`;
}

const readyWords = (days: DeliveryDays) => formatDelivery(days).replace(/^Tomorrow/, 'tomorrow');
