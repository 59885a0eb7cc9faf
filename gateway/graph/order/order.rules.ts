import type { Condition } from '@storefront/domain/product/condition.rules.ts';
import type { DayRange } from '@storefront/domain/delivery/dates.rules.ts';
import { discountAmounts, discounted, type Discount, type DiscountAmount } from '@storefront/domain/discounts.rules.ts';
import { sum, type Price, type UnitPrice } from '@storefront/domain/money.rules.ts';
import type { PaymentMethod } from '@storefront/domain/payment/methods.rules.ts';
import type { Store } from '../store/store.rest.ts';
import type { ADDRESS_FIELDS } from './address-fields.data.ts';

/** Starts at `awaiting_payment`, ends at `delivered` or `cancelled`. */
type OrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'preparing'
  | 'dispatched'
  | 'ready_to_collect'
  | 'delivered'
  | 'cancelled';

export type Address = Record<(typeof ADDRESS_FIELDS)[number], string>;

export interface Contact {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

export interface OrderLine {
  id: string;
  productId: number;
  variantId: number | null;
  name: string;
  sku: string;
  path: string;
  quantity: number;
  price: UnitPrice;
  /** The line's total at the time of sale. */
  total: Price;
  imageUrl: string | null;
  selectedOptions: readonly { name: string; value: string }[];
  /** Missing for new goods. */
  condition?: Exclude<Condition, 'new'>;
  /** Missing or null for none. */
  minimumAge?: number | null;
  parentId: string | null;
}

export interface Order {
  id: string;
  number: string;
  /** Gives access to the order without signing in. */
  accessKey: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** ISO time at which an unpaid order is cancelled; null when no payment is pending. */
  expiresAt: string | null;
  contact: Contact;
  lines: readonly OrderLine[];
  discounts: readonly Discount[];
  delivery: {
    method: 'address' | 'collection';
    address: Address | null;
    store: Store | null;
    /** Empty for none. */
    optionName: string;
    charge: Price;
    earliestDate: string | null;
    latestDate: string | null;
    /** In working days, while a bank transfer is pending. */
    dispatchAfterPayment: DayRange | null;
    /** Null before dispatch, and where the shop API does not give it. */
    tracking: ParcelTracking | null;
  };
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
  isTest: boolean;
  /** Empty for none. */
  vatNumber: string;
  /** Null before payment, and from a shop API that issues none. */
  invoice: Invoice | null;
  /** Pence inc VAT. */
  refunded: number;
}

/** Unknown parts are empty. */
export interface ParcelTracking {
  carrier: string;
  number: string;
  /** An https URL. */
  url: string;
}

/** The VAT invoice of a paid order. */
export interface Invoice {
  number: string;
  /** ISO time. */
  issuedAt: string;
  /** ISO date. */
  taxPoint: string;
}

export interface OrderTotals {
  goods: Price;
  delivery: Price;
  discounts: readonly DiscountAmount[];
  total: Price;
  /** Pence. */
  vat: number;
}

/** Each view of VAT separately; VAT is the difference. */
export function totalsOf(goods: Price, delivery: Price, discounts: readonly Discount[]): OrderTotals {
  const whole = sum([goods, delivery]);
  const total = discounted(whole, discounts);
  return { goods, delivery, discounts: discountAmounts(discounts, whole), total, vat: total.incVat - total.exVat };
}

/** Unique across orders, unlike the shop API's line ids. */
export function lineKey(orderId: string, lineId: string): string {
  return `${orderId}#${encodeURIComponent(lineId)}`;
}

/** Null for a malformed key. */
export function orderIdOf(key: string): string | null {
  return /^(.+)#[^#]+$/s.exec(key)?.[1] ?? null;
}

export function orderTotals({
  lines,
  delivery,
  discounts,
}: Pick<Order, 'lines' | 'delivery' | 'discounts'>): OrderTotals {
  return totalsOf(sum(lines.map(({ total }) => total)), delivery.charge, discounts);
}

/** The path of the order's page, with the access key that opens it without signing in. */
export function orderPath({ id, accessKey }: Pick<Order, 'id' | 'accessKey'>): string {
  return `/order/${encodeURIComponent(id)}?key=${encodeURIComponent(accessKey)}`;
}

export function invoicePath({ id, accessKey }: Pick<Order, 'id' | 'accessKey'>): string {
  return `/order/${encodeURIComponent(id)}/invoice?key=${encodeURIComponent(accessKey)}`;
}

type GivenAddress = { [Field in keyof Address]?: string | null | undefined };

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
