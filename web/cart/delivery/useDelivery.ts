import { collectionReady } from '@storefront/domain/delivery/collection.rules.ts';
import { formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
import { costTo, datesTo, type DeliveryCost } from '@storefront/domain/delivery/estimate.rules.ts';
import { knownLeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { destinationOf, mainland } from '@storefront/domain/delivery/zone.rules.ts';
import type { Price } from '@storefront/domain/money.rules.ts';
import { usePostcode } from './postcode-cookie.ts';
import { useServerTime } from './server-time.ts';

/** The cost and date of a delivery. */
export interface Delivery extends DeliveryCost {
  /** The day or days in words; null until the page has mounted, and when unknown. */
  days: string | null;
  /** The day or days from which the goods can be collected instead, such as "ready tomorrow"; null as above. */
  ready: string | null;
}

/**
 * The delivery of these goods to the stored postcode, or to the UK mainland, by the rules that the gateway uses. The day is null when the
 * lead time of any of them is unknown.
 */
export function useDelivery(goods: Pick<Price, 'incVat'>, leadTimes: readonly (string | null | undefined)[]): Delivery {
  const destination = destinationOf(usePostcode()) ?? mainland;
  const time = useServerTime();
  const known = leadTimes.flatMap((leadTime) => knownLeadTime(leadTime) ?? []);
  const now = time === null || known.length < leadTimes.length ? null : new Date(time);
  return {
    ...costTo(destination, goods),
    days: now && formatDelivery(datesTo(destination, known, now)),
    ready: now && collectionReady(known, now),
  };
}
