import { TrackedOrderRecord } from '@storefront/schema/rest/order.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { attempt, mapped, type Outcome } from '../customer/refusals.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { Order } from './order.rules.ts';

/** Without personal data. */
export interface TrackedOrder extends Pick<Order, 'number' | 'status' | 'placedAt'> {
  method: 'address' | 'collection';
  /** Null for a delivery. */
  storeName: string | null;
  /** ISO dates; null while they depend on the payment. */
  earliestDate: string | null;
  latestDate: string | null;
}

const trackedOrderRecord = contractOf(TrackedOrderRecord);

/** `POST /track_order` */
export async function trackOrder(
  { rest }: RestOptions,
  given: { number: string; emailOrPostcode: string; clientAddress: string | null },
): Promise<Outcome<TrackedOrder>> {
  const outcome = await attempt(rest, {
    kind: 'order',
    method: 'POST',
    path: '/track_order',
    body: {
      number: given.number,
      email_or_postcode: given.emailOrPostcode,
      client_address: given.clientAddress,
    },
    limitsCallers: true,
    contract: trackedOrderRecord,
  });
  return mapped(outcome, ({ number, placed_at: placedAt, status, method, store_name, date, latest_date }) => ({
    number: String(number),
    placedAt,
    status,
    method,
    storeName: store_name || null,
    earliestDate: date ?? null,
    latestDate: latest_date ?? date ?? null,
  }));
}
