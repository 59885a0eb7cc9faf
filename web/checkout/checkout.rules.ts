import { parsePostcode, POSTCODE_MESSAGE } from '../../domain/postcode.rules.ts';
import {
  emailError,
  errorsOf,
  missingPostcode,
  nameErrors,
  phoneError,
  streetErrors,
  type FieldErrors,
} from '../ui/form/fields.rules.ts';

/** Where goods or a bill go. */
export interface DraftAddress {
  address1: string;
  address2: string;
  city: string;
  postcode: string;
}

/** What a shopper has filled in so far; kept while the tab is open. */
export interface CheckoutDraft {
  contact: { firstName: string; lastName: string; email: string; phone: string };
  method: 'ADDRESS' | 'COLLECTION';
  address: DraftAddress;
  storeId: string | null;
  /** Null while the bill goes where the goods go. */
  billing: DraftAddress | null;
  paymentMethod: string | null;
  purchaseOrderNumber: string;
  /** Names the order to be placed: the same key never makes two. */
  idempotencyKey: string;
}

export const emptyAddress: DraftAddress = { address1: '', address2: '', city: '', postcode: '' };

export const emptyDraft: CheckoutDraft = {
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  method: 'ADDRESS',
  address: emptyAddress,
  storeId: null,
  billing: null,
  paymentMethod: null,
  purchaseOrderNumber: '',
  idempotencyKey: '',
};

/** The steps, in their order, each with its address. */
export const steps = [
  { id: 'contact', title: 'Contact', path: '/checkout-now' },
  { id: 'delivery', title: 'Delivery', path: '/checkout-now/delivery' },
  { id: 'review', title: 'Review and pay', path: '/checkout-now/review' },
] as const;

export type Step = (typeof steps)[number]['id'];

/** What is wrong with the first step, in the order of its fields. The graph has the last word. */
export function contactErrors({ contact }: Pick<CheckoutDraft, 'contact'>): FieldErrors {
  return {
    ...nameErrors(contact, 'contact.'),
    ...errorsOf({ 'contact.email': emailError(contact.email), 'contact.phone': phoneError(contact.phone) }),
  };
}

/** What is wrong with the second step. */
export function deliveryErrors({
  method,
  address,
  storeId,
}: Pick<CheckoutDraft, 'method' | 'address' | 'storeId'>): FieldErrors {
  if (method === 'COLLECTION')
    return errorsOf({ 'delivery.storeId': storeId === null ? 'Please choose a store.' : undefined });
  return {
    ...streetErrors(address, 'delivery.address.'),
    ...errorsOf({ 'delivery.address.postcode': parsePostcode(address.postcode) ? undefined : POSTCODE_MESSAGE }),
  };
}

/** What is wrong with the last step, before the order is sent. */
export function reviewErrors({
  paymentMethod,
  billing,
}: Pick<CheckoutDraft, 'paymentMethod' | 'billing'>): FieldErrors {
  return {
    ...errorsOf({ paymentMethod: paymentMethod === null ? 'Please choose how to pay.' : undefined }),
    ...(billing && {
      ...streetErrors(billing, 'billing.'),
      ...errorsOf({ 'billing.postcode': missingPostcode(billing.postcode) }),
    }),
  };
}

/** Whether nothing has been filled in yet: neither who orders nor where it goes. */
export function isUntouched({ contact, address }: Pick<CheckoutDraft, 'contact' | 'address'>): boolean {
  return [...Object.values(contact), ...Object.values(address)].every((text) => text.trim() === '');
}

/** The first step that still lacks something, at most the one that is wanted. */
export function openStep(draft: CheckoutDraft, wanted: Step): Step {
  if (wanted !== 'contact' && Object.keys(contactErrors(draft)).length > 0) return 'contact';
  if (wanted === 'review' && Object.keys(deliveryErrors(draft)).length > 0) return 'delivery';
  return wanted;
}

/** The step that a field of the graph's input is filled in at. */
export function stepOf(field: string): Step {
  if (field.startsWith('contact.')) return 'contact';
  return field.startsWith('delivery') ? 'delivery' : 'review';
}
