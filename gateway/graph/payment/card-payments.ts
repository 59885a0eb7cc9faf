import type { Order } from '../order/order.rules.ts';
import type { PaymentEvent } from './payment.rules.ts';

/** A provider that takes cards for us on pages of its own. */
export interface CardPayments {
  /** Opens a payment of an order and answers the address where the shopper pays; the same one however often it is asked for. Null when the provider cannot answer. */
  start(order: Order): Promise<string | null>;
  /** What a signed message of the provider's says; `other` for what is not about a payment of ours, null for a message that is not the provider's. */
  readEvent(body: Buffer, signature: string): PaymentEvent | 'other' | null;
}
