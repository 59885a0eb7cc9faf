import { freeFrom } from '@storefront/domain/delivery/charge.rules.ts';
import { collectionReady } from '@storefront/domain/delivery/collection.rules.ts';
import { costTo, type DeliveryCost } from '@storefront/domain/delivery/estimate.rules.ts';
import { knownLeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { deliveryPromise } from '@storefront/domain/delivery/promise.rules.ts';
import { destinationOf, mainland } from '@storefront/domain/delivery/zone.rules.ts';
import type { Price } from '@storefront/domain/money.rules.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { usePostcode } from './postcode-cookie.ts';
import { use, useSyncExternalStore } from 'react';
import { clockCorrection, SERVER_TIME_ENTRY } from '@storefront/domain/server-time.rules.ts';

/** The cost and date of a delivery. */
export interface Delivery extends DeliveryCost {
  /** The goods in pence inc VAT from which delivery to the same zone is free; null when it never is. */
  freeFrom: number | null;
  /** When it arrives or leaves, as a sentence without a full stop; null when unknown. A day is null until the page has mounted. */
  promise: string | null;
  /** The day or days from which the goods can be collected instead, such as "ready tomorrow"; null until then, too. */
  ready: string | null;
}

/**
 * The delivery of these goods to the stored postcode, or to the UK mainland, by the rules that the gateway uses. Nothing is promised when the
 * lead time of any of them is unknown. Null for a shop with delivery options of its own.
 */
export function useDelivery(
  goods: Pick<Price, 'incVat'>,
  leadTimes: readonly (string | null | undefined)[],
): Delivery | null {
  const { delivery: charges, dispatch } = use(ShopContext) ?? {};
  const postcode = usePostcode();
  const time = useServerTime();
  if (!charges || !dispatch) return null;
  const destination = destinationOf(postcode, charges) ?? mainland;
  const known = leadTimes.flatMap((leadTime) => knownLeadTime(leadTime) ?? []);
  const isKnown = known.length === leadTimes.length;
  const now = time === null || !isKnown ? null : new Date(time);
  return {
    ...costTo(destination, goods, charges),
    freeFrom: freeFrom(destination.zone, charges),
    promise: isKnown ? deliveryPromise(destination, known, now, dispatch) : null,
    ready: now && collectionReady(known, now, dispatch),
  };
}

const MINUTE_MILLISECONDS = 60_000;

/** The interval of checks of the clock: a delivery promise can outlive the cut-off by as much. */
const LOOK_MILLISECONDS = 10_000;

/** The offset of the server's clock from the device's; null when unknown, undefined until computed. */
let correction: number | null | undefined;

/**
 * The server's time in milliseconds since 1970, to the minute, so that a wrong device clock cannot change the delivery date. Null on the
 * server, until the page has mounted, and when unknown: in older browsers, and for a page from the browser's cache, whose age is unknown.
 */
function useServerTime(): number | null {
  return useSyncExternalStore(subscribe, readServerTime, () => null);
}

function readServerTime(): number | null {
  if (correction === undefined) correction = readCorrection();
  return correction === null ? null : Math.floor((Date.now() + correction) / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
}

function readCorrection(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = page?.serverTiming?.find(({ name }) => name === SERVER_TIME_ENTRY);
  if (!page || !sent || page.transferSize === 0) return null;
  return clockCorrection(Date.parse(sent.description), Date.now() - (performance.now() - page.responseStart));
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MILLISECONDS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
