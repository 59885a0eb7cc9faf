import type { ADDRESS_LINES } from './address-lines.data.ts';
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

/** Absent parts are empty. */
export type Address = Record<'firstName' | 'lastName' | 'phone' | (typeof ADDRESS_LINES)[number], string>;

interface Delivery {
  method: 'address' | 'collection';
  /** Null for a collection. */
  address: Address | null;
  /** As at the order; null for a delivery. */
  store: Store | null;
  /** Centipence, ex VAT. */
  cost: number;
  /** First and last day promised, ISO. Null before a bank transfer arrives: delivery times start at payment. */
  date: string | null;
  latestDate: string | null;
  /** Null where the caller did not send them. */
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

export interface ReviewedItem {
  id: number;
  quantity: number;
  /** Centipence, ex VAT. */
  price: number;
  /** As for made-to-order products. */
  untracked: boolean;
}

export interface CheckoutChoices {
  contact: Contact;
  delivery: Delivery;
  /** Null for the same as the delivery address. */
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
  /** In years; missing where none was asked for. */
  declaredAge?: number;
  newsletter: boolean;
}

/** Attempts with the same idempotency key make one order. */
export interface Checkout extends CheckoutChoices {
  idempotencyKey: string;
  /** Of the choices, without key, items and computed values. */
  contentHash: string;
  items: readonly ReviewedItem[];
  /** The IP address; null where the caller does not send it. */
  clientAddress: string | null;
}

/** Of a whole order. */
export interface Discount {
  name: string;
  /** Pence. */
  incVat: number;
}

export interface OrderLine extends CartLine {
  /** Pence, fixed at the sale: later price rules do not change it. */
  total: Price;
}

/** Unknown parts are empty. */
export interface Tracking {
  carrier: string;
  number: string;
  /** An https URL. */
  url: string;
}

/** Given back outside of this program. */
export interface Refund {
  /** Unique within the order. */
  reference: string;
  /** Pence inc VAT. */
  amount: number;
  /** ISO time. */
  at: string;
}

export interface OrderDocument extends CheckoutChoices {
  lines: readonly OrderLine[];
  /** Missing for none: the embedded shop has none. */
  discounts?: readonly Discount[];
  needed: readonly StockAmount[];
  /** Empty once it is cancelled. */
  taken: readonly StockAmount[];
  /** What came from the branch that it is collected from; missing for none. */
  fromBranch?: readonly StockAmount[] | undefined;
  /** The customer's at the order; empty for none. */
  vatNumber: string;
  /** ISO times; null for not yet. */
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
  /** Of its VAT invoice, such as INV-100042; null before payment. */
  invoiceNumber: string | null;
  /** Of a partner's sandbox key: holds no stock, sends no mails and is deleted after a week. */
  isTest: boolean;
  /** Lets a guest read the order. */
  accessKey: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** When it is cancelled if unpaid; null for no deadline. */
  expiresAt: string | null;
}

export interface PaymentEvent {
  eventId: string;
  outcome: 'paid' | 'failed' | 'expired';
  reference: string;
}
