import type { IncomingHttpHeaders } from 'node:http';
import type { Order } from '../order/order.rules.ts';
import type { PaymentEvent } from './payment.rules.ts';

/** A provider that takes card payments on pages of its own. */
export interface CardPayments {
  /** The provider's name in its webhook's path, `/webhooks/{name}`. */
  name: string;
  /** Starts the payment of an order and returns the URL where the shopper pays; the same one each time. Null when the provider cannot answer. */
  start(order: Order): Promise<string | null>;
  /** Verifies and reads a webhook message; `other` when it is about no payment of this shop, null when its signature is wrong. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | 'other' | null>;
}
