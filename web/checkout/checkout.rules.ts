import { formatPostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';
import {
  emailError,
  errorsOf,
  missingPostcode,
  nameErrors,
  phoneError,
  streetErrors,
  type FieldErrors,
} from '../ui/form/fields.rules.ts';

/** Kept while the tab is open. */
export interface CheckoutDraft {
  contact: { firstName: string; lastName: string; email: string; phone: string };
  method: 'ADDRESS' | 'COLLECTION';
  address: typeof emptyAddress;
  /** Saves the address to the customer's account with the order; null where that is not offered. */
  savesAddress: boolean | null;
  storeId: string | null;
  /** Null for the shop's first, and for a shop without a choice. */
  deliveryOptionId: string | null;
  /** Null when the billing address is the delivery address, or when a collection has none. */
  billing: typeof emptyAddress | null;
  paymentMethod: string | null;
  /** Labelled as order reference: not every buyer calls it a purchase order. */
  purchaseOrderNumber: string;
  /** In years; null until it is declared. */
  declaredAge: number | null;
  /** The same key never places two orders. */
  idempotencyKey: string;
}

export const emptyAddress = { company: '', address1: '', address2: '', city: '', postcode: '' };

export const addressText = ({ company, address1, address2, city, postcode }: typeof emptyAddress): string =>
  [company, address1, address2, city, formatPostcode(postcode)].filter(Boolean).join(', ');

export const emptyDraft: CheckoutDraft = {
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  method: 'ADDRESS',
  address: emptyAddress,
  savesAddress: null,
  storeId: null,
  deliveryOptionId: null,
  billing: null,
  paymentMethod: null,
  purchaseOrderNumber: '',
  declaredAge: null,
  idempotencyKey: '',
};

export const steps = [
  { id: 'contact', title: 'Contact', path: '/checkout-now' },
  { id: 'delivery', title: 'Delivery', path: '/checkout-now/delivery' },
  { id: 'review', title: 'Review and pay', path: '/checkout-now/review' },
] as const;

export type Step = (typeof steps)[number]['id'];

/** The first for no part and for an unknown one. */
export function stepOfPath(part: string | undefined): (typeof steps)[number] {
  return steps.find(({ id }) => id === part) ?? steps[0];
}

interface Goods {
  readonly incVat: { readonly pence: number };
}

/** What is undefined was not answered; totals of null could not be calculated. */
interface SummedCart {
  readonly subtotal: Goods;
  readonly totals?: { readonly done?: { readonly goods: Goods } | null } | null;
  readonly mainlandTotals?: { readonly goods: Goods } | null;
}

/** Whether they are those of its lines: both come from the shop, but not always in one answer. */
export function hasOwnTotals({ subtotal, totals, mainlandTotals }: SummedCart): boolean {
  if (totals === undefined && mainlandTotals === undefined) return false;
  const goods = totals?.done?.goods ?? mainlandTotals?.goods;
  return !goods || goods.incVat.pence === subtotal.incVat.pence;
}

/** In form order. The graph checks again. */
export function contactErrors({ contact }: Pick<CheckoutDraft, 'contact'>): FieldErrors {
  return {
    ...nameErrors(contact, 'contact.'),
    ...errorsOf({ 'contact.email': emailError(contact.email), 'contact.phone': phoneError(contact.phone) }),
  };
}

/** Null when unknown. */
type Served = Pick<DeliveryCharges, 'zones'> | null | undefined;

export function deliveryErrors(
  { method, address, storeId }: Pick<CheckoutDraft, 'method' | 'address' | 'storeId'>,
  served: Served,
): FieldErrors {
  if (method === 'COLLECTION')
    return errorsOf({ 'delivery.storeId': storeId === null ? 'Please choose a store.' : undefined });
  return {
    ...streetErrors(address, 'delivery.address.'),
    ...errorsOf({ 'delivery.address.postcode': refusalOf(address.postcode, served) }),
  };
}

const refusalOf = (postcode: string, served: Served) =>
  served ? (deliveryRefusal(postcode, served) ?? undefined) : missingPostcode(postcode);

/** Before the order is sent. */
export function reviewErrors({
  paymentMethod,
  billing,
}: Pick<CheckoutDraft, 'paymentMethod' | 'billing'>): FieldErrors {
  return {
    ...errorsOf({ paymentMethod: paymentMethod === null ? 'Please choose how to pay.' : undefined }),
    ...(billing && {
      ...streetErrors(billing, 'billingAddress.'),
      ...errorsOf({ 'billingAddress.postcode': missingPostcode(billing.postcode) }),
    }),
  };
}

/** Neither contact details nor an address. The postcode may be that of an earlier delivery estimate. */
export function isUntouched({ contact, address }: Pick<CheckoutDraft, 'contact' | 'address'>): boolean {
  return [...Object.values(contact), ...Object.values({ ...address, postcode: '' })].every(isBlank);
}

/** The first incomplete step, but no later than `wanted`. */
export function openStep(draft: CheckoutDraft, wanted: Step, served: Served): Step {
  if (wanted !== 'contact' && Object.keys(contactErrors(draft)).length > 0) return 'contact';
  if (wanted === 'review' && Object.keys(deliveryErrors(draft, served)).length > 0) return 'delivery';
  return wanted;
}

export function stepOf(field: string): Step {
  if (field.startsWith('contact.')) return 'contact';
  return field.startsWith('delivery') ? 'delivery' : 'review';
}
