import { expect, test } from 'vitest';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import {
  addressText,
  contactErrors,
  deliveryErrors,
  emptyAddress,
  emptyDraft,
  hasOwnTotals,
  isUntouched,
  openStep,
  reviewErrors,
  stepOf,
  type CheckoutDraft,
} from './checkout.rules.ts';

const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '020 7946 0123' };
const address = { ...emptyAddress, address1: '1 High Street', city: 'Leeds', postcode: 'ls1 4dt' };
const unreachable = { ...address, postcode: '12345' };
const transfer = { paymentMethod: 'BANK_TRANSFER' } as const;
const filled: CheckoutDraft = { ...emptyDraft, contact, address };

test.each([
  [contactErrors(emptyDraft), ['contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone']],
  [contactErrors(filled), []],
  [deliveryErrors(emptyDraft, testCharges), ['address1', 'city', 'postcode'].map((name) => `delivery.address.${name}`)],
  [deliveryErrors(filled, testCharges), []],
  [deliveryErrors({ ...filled, address: unreachable }, testCharges), ['delivery.address.postcode']],
  [deliveryErrors({ ...emptyDraft, method: 'COLLECTION' }, testCharges), ['delivery.storeId']],
  [deliveryErrors({ ...emptyDraft, method: 'COLLECTION', storeId: 'x' }, testCharges), []],
  [reviewErrors(filled), ['paymentMethod']],
  [reviewErrors({ ...transfer, billing: null }), []],
  [
    reviewErrors({ ...transfer, billing: emptyAddress }),
    ['billingAddress.address1', 'billingAddress.city', 'billingAddress.postcode'],
  ],
])('case %#: missing fields are reported in form order', (errors, fields) =>
  expect(Object.keys(errors)).toEqual(fields),
);

test.each([
  [{ company: 'Acme', postcode: 'iv11aa' }, 'Acme, 1 High Street, Leeds, IV1 1AA'],
  [{ postcode: 'bfpo57' }, '1 High Street, Leeds, BFPO 57'],
])('writes an address: %j', (given, text) => expect(addressText({ ...address, ...given })).toBe(text));

test('fills in only an untouched form from the account', () => {
  expect([
    isUntouched(emptyDraft),
    isUntouched({ ...emptyDraft, contact: { ...contact, firstName: '' } }),
    isUntouched({ ...emptyDraft, address }),
    isUntouched({ ...emptyDraft, address: { ...emptyAddress, postcode: 'ls1 4dt' } }),
  ]).toEqual([true, false, false, true]);
});

test.each([
  [emptyDraft, 'review', 'contact'],
  [{ ...emptyDraft, contact }, 'review', 'delivery'],
  [filled, 'delivery', 'delivery'],
  [filled, 'review', 'review'],
] as const)('a step that lacks those before it leads to the first of them', (draft, wanted, step) =>
  expect(openStep(draft, wanted, testCharges)).toBe(step),
);

test.each([
  ['delivery.address.city', 'delivery'],
  ['delivery', 'delivery'],
  ['paymentMethod', 'review'],
])('the field %s belongs to the step %s', (field, step) => expect(stepOf(field)).toBe(step));

const goods = (pence: number) => ({ incVat: { pence } });

test.each([
  ['the totals of its lines', { totals: { done: { goods: goods(500) } } }, true],
  ['totals of other lines', { totals: { done: { goods: goods(400) } } }, false],
  ['the mainland totals of its lines', { mainlandTotals: { goods: goods(500) } }, true],
  ['mainland totals of other lines', { mainlandTotals: { goods: goods(900) } }, false],
  ['a refusal to deliver', { totals: {} }, true],
  ['totals that could not be calculated', { totals: null }, true],
])('a cart with %s: %j', (_, sums, expected) => expect(hasOwnTotals({ subtotal: goods(500), ...sums })).toBe(expected));
