import type { CheckoutRefusal } from '@storefront/schema/rest/order.ts';
import type { CheckoutBody } from '@storefront/schema/rest/requests/order.ts';
import type { Static } from 'typebox';
import type { Checkout, Order, PaymentEvent } from './order.ts';

/** From what the shopper agreed to. */
export type Change = NonNullable<Static<typeof CheckoutRefusal>['changes']>[number];

export type Placing =
  | { kind: 'placed' | 'repeated'; order: Order }
  | { kind: 'idempotency_conflict' | 'cart_empty' }
  | { kind: 'cart_changed'; changes?: Change[] }
  | { kind: 'out_of_stock'; items: { id: number | string; available: number }[] }
  /** Too many unpaid orders. */
  | { kind: 'throttled'; seconds: number };

export interface DeliveryOption {
  id: string;
  name: string;
  /** Pence inc VAT. */
  charge: number;
}

export interface Orders {
  /** None where the shop does not deliver; missing where the zones' charges apply. */
  deliveryOptions?(token: string, postcode: string): Promise<DeliveryOption[]>;
  /** Takes stock, empties the cart and mails. `agreed` is the checkout as it was sent. */
  place(token: string, checkout: Checkout, now: Date, agreed: CheckoutBody): Promise<Placing>;
  /** Null for an unknown order as for a wrong key, so that neither can be probed. */
  find(id: string, accessKey: string): Promise<Order | null>;
  /** Null for anyone else's. */
  findOwn(customerId: string, id: string): Promise<Order | null>;
  /** Newest first, with the total. */
  ofCustomer(customerId: string, offset: number, limit: number): Promise<{ orders: Order[]; total: number }>;
  /** For staff: needs no key. */
  byNumber(number: number): Promise<Order | null>;
  /** Each event id counts once. Null for an unknown order. */
  pay(id: string, event: PaymentEvent, now: Date): Promise<Order | null>;
}
