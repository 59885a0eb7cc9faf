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

export interface Delivery extends DeliveryCost {
  /** The goods in pence inc VAT from which delivery to the zone is free; null when it never is. */
  freeFrom: number | null;
  /** A sentence without a full stop; null when unknown. A day is null until the page has mounted. */
  promise: string | null;
  /** When the goods can be collected instead, such as "ready tomorrow"; null until then, too. */
  ready: string | null;
}

/** By the gateway's rules. No promise when a lead time is unknown; null for a shop with delivery options of its own. */
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

/** A delivery promise can outlive the cut-off by as much. */
const LOOK_MILLISECONDS = 10_000;

/** The offset of the server's clock from the device's; null when unknown, undefined until computed. */
let correction: number | null | undefined;

/** To the minute. Null until the page has mounted, in older browsers, and for a page from the browser's cache. */
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
