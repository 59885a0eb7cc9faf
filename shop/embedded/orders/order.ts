import type { DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import type { Price } from '@storefront/domain/money.rules.ts';
import type { CartLine } from './carts/cart-line.rules.ts';
import type { Store } from '../content/stores.rules.ts';
import type { StockAmount } from '../catalogue/stock/stock.rules.ts';

interface Contact {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** A postal address; absent parts are empty. */
export interface Address {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  county: string;
  postcode: string;
  country: string;
  phone: string;
}

interface Delivery {
  method: 'address' | 'collection';
  /** Null for a collection. */
  address: Address | null;
  /** As it was when the order was placed; null for a delivery. */
  store: Store | null;
  /** Centipence, ex VAT. */
  cost: number;
  /** ISO dates: the first day promised, and the last of a range. Null while a bank transfer is awaited: delivery times start at payment. */
  date: string | null;
  latestDate: string | null;
  /** The inputs of the delivery dates; null where the caller did not send them. */
  terms: DateTerms | null;
}

export type PaymentMethod = 'bank_transfer' | 'pay_in_store' | 'card';

export const ORDER_STATUSES = [
  'awaiting_payment',
  'paid',
  'preparing',
  'dispatched',
  'ready_to_collect',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A cart line as the shopper reviewed it. */
export interface ReviewedItem {
  id: number;
  quantity: number;
  /** Centipence, ex VAT. */
  price: number;
  /** Whether stock is not tracked, as for made-to-order products. */
  untracked: boolean;
}

/** The shopper's choices at checkout. */
export interface CheckoutChoices {
  contact: Contact;
  delivery: Delivery;
  /** Null for the same as the delivery address. */
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
  newsletter: boolean;
}

/** One attempt to order a cart; attempts with the same idempotency key make one order. */
export interface Checkout extends CheckoutChoices {
  idempotencyKey: string;
  /** A hash of the shopper's choices, without the key, the items and computed values. */
  contentHash: string;
  items: readonly ReviewedItem[];
  /** The shopper's IP address; null where the caller does not send it. */
  clientAddress: string | null;
}

/** A reduction of a whole order. */
export interface Discount {
  name: string;
  /** Pence. */
  incVat: number;
}

export interface OrderLine extends CartLine {
  /** Line total in pence, fixed at the sale: later price rules do not change it. */
  total: Price;
}

/** The tracking of a dispatched parcel; unknown parts are empty. */
export interface Tracking {
  carrier: string;
  number: string;
  /** An https URL. */
  url: string;
}

/** Money given back, outside of this program. */
export interface Refund {
  /** The shop's own reference, unique within the order. */
  reference: string;
  /** Pence inc VAT. */
  amount: number;
  /** ISO time. */
  at: string;
}

/** The stored document of an order. */
export interface OrderDocument extends CheckoutChoices {
  lines: readonly OrderLine[];
  /** Missing for none: the embedded shop has none. */
  discounts?: readonly Discount[];
  /** The tracked stock that it needs. */
  needed: readonly StockAmount[];
  /** The stock that it holds: empty once it is cancelled. */
  taken: readonly StockAmount[];
  /** The part of it that the branch had which it is collected from; missing for none. */
  fromBranch?: readonly StockAmount[] | undefined;
  /** The customer's VAT number when it was placed; empty for none. */
  vatNumber: string;
  /** ISO times of payment and of being ready to collect; null for not yet. */
  paidAt: string | null;
  readyAt: string | null;
  /** Null for none. */
  tracking: Tracking | null;
  refunds: readonly Refund[];
}

export interface Order extends OrderDocument {
  id: string;
  /** Such as ORD-100042. */
  number: string;
  /** The number of its VAT invoice, such as INV-100042; null before payment. */
  invoiceNumber: string | null;
  /** Whether a partner's sandbox key placed it: it holds no stock, sends no mails and is deleted after a week. */
  isTest: boolean;
  /** A secret that lets a guest read the order. */
  accessKey: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** ISO time at which it is cancelled if unpaid; null for no deadline. */
  expiresAt: string | null;
}

export interface PaymentEvent {
  eventId: string;
  outcome: 'paid' | 'failed' | 'expired';
  reference: string;
}
