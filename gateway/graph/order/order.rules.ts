import type { DayRange } from '../../../domain/delivery/dates.rules.ts';
import { sum, type Price, type UnitPrice } from '../../../domain/money.rules.ts';
import type { PaymentMethod } from '../payment/payment.rules.ts';
import type { Store } from '../store/store.rest.ts';

/** Where an order stands; `awaiting_payment` is the first, `delivered` and `cancelled` are the last. */
export type OrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'preparing'
  | 'dispatched'
  | 'ready_to_collect'
  | 'delivered'
  | 'cancelled';

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

export interface Contact {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** One item of an order, as it was sold. */
export interface OrderLine {
  id: string;
  productId: number;
  variantId: number | null;
  name: string;
  sku: string;
  path: string;
  quantity: number;
  price: UnitPrice;
  /** The whole line at the amounts it was sold at. */
  total: Price;
  imageUrl: string | null;
  selectedOptions: readonly { name: string; value: string }[];
  parentId: string | null;
}

export interface Order {
  id: string;
  number: string;
  /** Opens the order to whoever has it. */
  accessKey: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** ISO time: when it is cancelled unless it is paid before; null where it waits for nothing. */
  expiresAt: string | null;
  contact: Contact;
  lines: readonly OrderLine[];
  delivery: {
    method: 'address' | 'collection';
    address: Address | null;
    store: Store | null;
    charge: Price;
    earliestDate: string | null;
    latestDate: string | null;
    /** Working days from the payment to the dispatch, while a bank transfer is awaited. */
    dispatchAfterPayment: DayRange | null;
  };
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
}

/** What an order comes to. */
export interface OrderTotals {
  goods: Price;
  delivery: Price;
  total: Price;
  /** Pence. */
  vat: number;
}

/** Goods and delivery added in each view of VAT; VAT is the difference. */
export function totalsOf(goods: Price, delivery: Price): OrderTotals {
  const total = sum([goods, delivery]);
  return { goods, delivery, total, vat: total.incVat - total.exVat };
}

/** A line's key among all lines of all orders: ids of lines are the shop's own, and may come twice in different orders. */
export function lineKey(orderId: string, lineId: string): string {
  return `${orderId}#${encodeURIComponent(lineId)}`;
}

/** The id of the order in a line's key; null for what is none. */
export function orderIdOf(key: string): string | null {
  return /^(.+)#[^#]+$/s.exec(key)?.[1] ?? null;
}

/** What an order that was placed comes to. */
export function orderTotals({ lines, delivery }: Pick<Order, 'lines' | 'delivery'>): OrderTotals {
  return totalsOf(sum(lines.map(({ total }) => total)), delivery.charge);
}

/** Path of the page that shows an order to whoever has its key. */
export function orderPath({ id, accessKey }: Pick<Order, 'id' | 'accessKey'>): string {
  return `/order/${encodeURIComponent(id)}?key=${encodeURIComponent(accessKey)}`;
}

type GivenAddress = { [Field in keyof Address]?: string | null | undefined };

/** An address whose missing parts are empty. */
export function addressOf(given: GivenAddress): Address {
  return {
    firstName: given.firstName ?? '',
    lastName: given.lastName ?? '',
    company: given.company ?? '',
    address1: given.address1 ?? '',
    address2: given.address2 ?? '',
    city: given.city ?? '',
    county: given.county ?? '',
    postcode: given.postcode ?? '',
    country: given.country ?? '',
    phone: given.phone ?? '',
  };
}
