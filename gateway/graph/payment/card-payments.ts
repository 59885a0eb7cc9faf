import type { IncomingHttpHeaders } from 'node:http';
import type { Order } from '../order/order.rules.ts';

/** A payment provider's event whose signature has been verified. */
export interface PaymentEvent {
  /** The provider's id of the event, for deduplication: it may deliver an event more than once. */
  eventId: string;
  orderId: string;
  outcome: 'paid' | 'failed' | 'expired';
  /** The provider's id of the payment. */
  reference: string;
}

/** Cards are taken on a hosted page. */
export interface CardPayments {
  /** The provider's name in its webhook's path, `/webhooks/{name}`. */
  name: string;
  /** Whether it takes no real money. Orders of sandbox keys are paid by such a provider alone. */
  isTest: boolean;
  /**
   * The URL of the hosted page, the same each time; null when the provider fails. The payment must end within an hour,
   * reported as `failed` or `expired`: the shop cancels no card order itself, and its stock stays taken until then.
   */
  start(order: Order): Promise<string | null>;
  /** `other` when the event concerns no payment of this shop, null when its signature is invalid. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | 'other' | null>;
}
