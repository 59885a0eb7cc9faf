import type { CheckoutRefusal } from '@storefront/schema/rest/order.ts';
import type { CheckoutBody } from '@storefront/schema/rest/requests/order.ts';
import type { Static } from 'typebox';
import type { Checkout, Order, PaymentEvent } from './order.ts';

/** What differs from what the shopper agreed to. */
export type Change = NonNullable<Static<typeof CheckoutRefusal>['changes']>[number];

/** The outcome of a checkout. */
export type Placing =
  | { kind: 'placed' | 'repeated'; order: Order }
  | { kind: 'idempotency_conflict' | 'cart_empty' }
  | { kind: 'cart_changed'; changes?: Change[] }
  | { kind: 'out_of_stock'; items: { id: number | string; available: number }[] }
  /** Too many unpaid orders. */
  | { kind: 'throttled'; seconds: number };

/** A way to deliver a cart. */
export interface DeliveryOption {
  id: string;
  name: string;
  /** Pence inc VAT. */
  charge: number;
}

/** Orders, as the API's routes need them. */
export interface Orders {
  /** The ways to deliver a token's cart to a postcode; none where the shop does not deliver. Missing where the zones' charges apply. */
  deliveryOptions?(token: string, postcode: string): Promise<DeliveryOption[]>;
  /** Places an order of a cart: stores it, takes its stock, empties the cart and writes the confirmation mail. `agreed` is the checkout as it was sent. */
  place(token: string, checkout: Checkout, now: Date, agreed: CheckoutBody): Promise<Placing>;
  /** Null for an unknown order as for a wrong key, so that neither can be probed. */
  find(id: string, accessKey: string): Promise<Order | null>;
  /** Returns one of the customer's orders; null for anyone else's. */
  findOwn(customerId: string, id: string): Promise<Order | null>;
  /** Returns a page of a customer's orders, newest first, and the total. */
  ofCustomer(customerId: string, offset: number, limit: number): Promise<{ orders: Order[]; total: number }>;
  /** Returns an order by its stored number; null for an unknown one. For staff: needs no key. */
  byNumber(number: number): Promise<Order | null>;
  /** Records a payment event; each event id counts once. Returns null for an unknown order. */
  pay(id: string, event: PaymentEvent, now: Date): Promise<Order | null>;
}
