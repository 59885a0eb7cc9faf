import { formatDelivery, type DeliveryDays } from './date-words.rules.ts';
import type { DispatchTerms } from './dates.rules.ts';
import { datesTo } from './estimate.rules.ts';
import type { LeadTime } from './lead-time.rules.ts';
import { mainland } from './zone.rules.ts';

const NAMED_MAXIMUM = 4;

/** "London, Leeds or Bristol"; for many, "any of our 12 stores" or "8 of our 12 stores". Null without stores. */
export function collectionPlaces(stores: readonly { readonly city: string }[], total = stores.length): string | null {
  const cities = [...new Set(stores.map(({ city }) => city).filter(Boolean))];
  if (cities.length === 0) return null;
  if (cities.length > NAMED_MAXIMUM)
    return stores.length < total ? `${stores.length} of our ${total} stores` : `any of our ${stores.length} stores`;
  return cities.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** Such as "ready tomorrow". Goods take as long to a store as to the UK mainland. */
export function collectionReady(leadTimes: readonly LeadTime[], now: Date, dispatch: DispatchTerms): string {
  return `ready ${readyWords(datesTo(mainland, leadTimes, now, dispatch))}`;
}

interface PromisingStore {
  readonly city: string;
  readonly readyHours?: number | null | undefined;
}

/**
 * For a quantity of goods that some stores have; all stores, and no promise, where none does. Stores' hours are text, so
 * the promise names no time of day. `others` is the number of stores that the goods have to be sent to first.
 */
export function collectionOffer(
  stores: readonly PromisingStore[],
  stock: readonly { readonly level: number; readonly store: PromisingStore }[],
  quantity: number,
) {
  const stocked = stock
    .filter(({ level }) => level >= quantity)
    .flatMap(({ store }) => (store.readyHours ? [store] : []));
  if (stocked.length === 0) return { places: collectionPlaces(stores), soon: null, others: 0 };
  return {
    places: collectionPlaces(stocked, stores.length),
    soon: `ready ${withinHours(longestPromise(stocked))}`,
    others: Math.max(0, stores.length - stocked.length),
  };
}

/** 0 where no store promises the goods. */
export function longestPromise(stores: readonly Pick<PromisingStore, 'readyHours'>[]): number {
  return Math.max(0, ...stores.map(({ readyHours }) => readyHours ?? 0));
}

/** Such as "by Monday 30th November": the day for goods that the store waits for. Promised hours may be sooner. */
export function readyBy(days: string, isRange: boolean, promisedHours = 0): string {
  if (isRange) return days;
  return `by ${days}${promisedHours > 0 ? `, or ${withinHours(promisedHours)} if the store has everything` : ''}`;
}

const withinHours = (hours: number) => `within ${hours === 1 ? '1 opening hour' : `${hours} opening hours`}`;

const readyWords = (days: DeliveryDays) => formatDelivery(days).replace(/^Tomorrow/, 'tomorrow');
