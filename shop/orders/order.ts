import type { DateTerms } from '../../domain/delivery/dates.rules.ts';
import type { Price } from '../../domain/money.rules.ts';
import type { CartLine } from './carts/cart-line.rules.ts';
import type { StockAmount } from '../catalogue/stock/stock.rules.ts';

export interface Contact {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** Parts that an address does not have are empty. */
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

/** A store that orders can be collected from. */
export interface Store {
  id: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  phone: string;
  openingHours: readonly { days: string; hours: string }[];
}

export interface Delivery {
  method: 'address' | 'collection';
  /** Null for a collection. */
  address: Address | null;
  /** As it was when the order was placed; null for an address. */
  store: Store | null;
  /** Centipence, ex VAT. */
  cost: number;
  /** ISO dates: the first that was promised, and the last where a span was. Null while a bank transfer is awaited: its dates start when the money is there. */
  date: string | null;
  latestDate: string | null;
  /** What its dates depend on; null where the caller did not say. */
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

/** One line of a cart as the shopper reviewed it. */
export interface ReviewedItem {
  id: number;
  quantity: number;
  /** Centipence, ex VAT. */
  price: number;
  /** Whether it takes nothing from stock: what is made to order is not counted. */
  untracked: boolean;
}

/** What a shopper decides at the checkout. */
export interface Choices {
  contact: Contact;
  delivery: Delivery;
  /** Null: as delivery. */
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
  newsletter: boolean;
}

/** One attempt to buy what is in a cart; attempts of one key are one order. */
export interface Checkout extends Choices {
  idempotencyKey: string;
  /** Of what the shopper chose: not of the key, the items, or what was worked out for them. */
  contentHash: string;
  items: readonly ReviewedItem[];
  /** Where on the network it comes from; null where the caller does not tell. */
  clientAddress: string | null;
}

/** A line as it was sold. */
export interface OrderLine extends CartLine {
  /** What the whole line was sold at, in pence: it stays, whatever becomes of the rules that it was computed by. */
  total: Price;
}

/** What an order's document keeps. */
export interface OrderDocument extends Choices {
  lines: readonly OrderLine[];
  /** What it needs of stock that is counted. */
  needed: readonly StockAmount[];
  /** What it has taken of that: nothing once it is cancelled. */
  taken: readonly StockAmount[];
  /** ISO times: when its payment arrived, and when it could be collected; null for not yet. */
  paidAt: string | null;
  readyAt: string | null;
}

export interface Order extends OrderDocument {
  id: string;
  /** Such as LL-100042. */
  number: string;
  /** Lets whoever has it read the order. */
  accessKey: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** ISO time: when it is cancelled unless it is paid before; null where it waits for nothing. */
  expiresAt: string | null;
}

export interface PaymentEvent {
  eventId: string;
  outcome: 'paid' | 'failed' | 'expired';
  reference: string;
}
