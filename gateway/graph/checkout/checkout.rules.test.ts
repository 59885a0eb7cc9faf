import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { expect, test } from 'vitest';
import { checkForm, type CheckoutForm } from './checkout.rules.ts';

const contact = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' };
const address = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  county: '',
  postcode: 'ls1 4dt',
  country: '',
  phone: '',
};
const form: CheckoutForm = {
  contact,
  delivery: { method: 'address', address, storeId: null },
  billing: null,
  paymentMethod: 'bank_transfer',
  purchaseOrderNumber: '',
  declaredAge: null,
};
const choices = {
  delivery: testCharges,
  storeIds: ['leeds', 'bath'],
  paymentMethods: ['bank_transfer', 'pay_in_store'] as const,
  placeOf: (postcode: string) => (postcode === 'ls1 4dt' ? { postcode: 'LS1 4DT', country: 'United Kingdom' } : null),
};
const collection = { method: 'collection', address: null, storeId: 'bath' } as const;
const fieldsOf = (changed: Partial<CheckoutForm>) =>
  checkForm({ ...form, ...changed }, choices).errors.map(({ field }) => field);

test('normalises the phone and postcode, and defaults the recipient to the contact', () => {
  const { form: kept, errors } = checkForm(form, choices);
  expect(errors).toEqual([]);
  expect(kept.contact.phone).toBe('02079460123');
  expect(kept.delivery.address).toEqual({
    ...address,
    firstName: 'Ann',
    lastName: 'Lee',
    postcode: 'LS1 4DT',
    country: 'United Kingdom',
    phone: '02079460123',
  });
});

test.each<[string, Partial<CheckoutForm>, string[]]>([
  ['nothing', {}, []],
  [
    'an empty contact',
    { contact: { email: '', firstName: ' ', lastName: '', phone: '' } },
    ['contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone'],
  ],
  ['a name without end', { contact: { ...contact, firstName: 'a'.repeat(61) } }, ['contact.firstName']],
  [
    'an empty address',
    { delivery: { method: 'address', address: { ...address, address1: '', city: '', postcode: '' }, storeId: null } },
    ['delivery.address.address1', 'delivery.address.city', 'delivery.address.postcode'],
  ],
  ['no address', { delivery: { method: 'address', address: null, storeId: 'bath' } }, ['delivery.address']],
  [
    'a place where nothing goes',
    { delivery: { method: 'address', address: { ...address, postcode: 'BF1 1AA' }, storeId: null } },
    ['delivery.address.postcode'],
  ],
  ['a store', { delivery: collection, paymentMethod: 'pay_in_store' }, []],
  ['no store', { delivery: { ...collection, storeId: null } }, ['delivery.storeId']],
  ['a store that is none', { delivery: { ...collection, storeId: 'york' } }, ['delivery.storeId']],
  ['a bill to anywhere', { billing: { ...address, postcode: '75001', country: 'France' } }, []],
  [
    'a bill to nowhere',
    { billing: { ...address, postcode: '', city: '' } },
    ['billingAddress.city', 'billingAddress.postcode'],
  ],
  ['a payment that is not open', { paymentMethod: 'card' }, ['paymentMethod']],
])('checkForm returns the invalid fields in the order of the form: %s', (_, changed, fields) =>
  expect(fieldsOf(changed)).toEqual(fields),
);

test('drops the delivery address of a collection', () => {
  expect(checkForm({ ...form, delivery: { ...collection, address } }, choices).form.delivery).toEqual({
    method: 'collection',
    address: null,
    optionId: null,
    storeId: 'bath',
  });
});
