import { expect, test } from 'vitest';
import {
  addressErrors,
  detailsErrors,
  emptyAddressForm,
  emptyRegisterForm,
  passwordError,
  registerErrors,
  signInErrors,
  withoutAddress,
} from './account.rules.ts';

test.each([
  ['nine char', 'Please choose a password of at least 10 characters.'],
  ['ten chars!', undefined],
  ['💡'.repeat(9), 'Please choose a password of at least 10 characters.'],
  ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
])('%s: %s', (password, message) => expect(passwordError(password)).toBe(message));

test.each([
  ['', 'secret', ''],
  ['', '', 'currentPassword'],
  ['short', 'secret', 'newPassword'],
])('of the new password “%s” and the current one “%s”, reports %s', (newPassword, currentPassword, fields) => {
  const errors = signInErrors({ email: 'ada@example.com', newPassword, currentPassword });
  expect(Object.keys(errors).join(', ')).toBe(fields);
});

test('reports the missing fields of a registration in form order', () => {
  expect(Object.keys(registerErrors(emptyRegisterForm))).toEqual(['email', 'password']);
});

test.each([
  [{ company: 'Engines Ltd' }, ''],
  [{ vatNumber: 'GB 980 7806 84' }, ''],
  [
    { lastName: 'www.x.com', company: 'x.com/win', phone: '1', vatNumber: 'GB1' },
    'lastName, phone, company, vatNumber',
  ],
])('of the details %j, reports “%s”', (given, fields) => {
  const none = { firstName: '', lastName: '', phone: '', company: '', vatNumber: '' };
  expect(Object.keys(detailsErrors({ ...none, ...given })).join(', ')).toBe(fields);
});

test('needs no postcode in a country without delivery', () => {
  const form = { ...emptyAddressForm, address1: '1 High Street', city: 'Dubai', country: 'United Arab Emirates' };
  expect([
    addressErrors(form, ['United Kingdom']),
    Object.keys(addressErrors({ ...form, country: 'United Kingdom' }, ['United Kingdom'], 'address.')),
  ]).toEqual([{}, ['address.postcode']]);
});

test.each([
  ['old', 'chosen (default), young'],
  ['chosen', 'old (default), young'],
  ['young', 'old, chosen (default)'],
])('of three addresses without the %s one, %s are left', (id, left) => {
  const addresses = ['old', 'chosen', 'young'].map((name) => ({ id: name, isDefault: name === 'chosen' }));
  const named = withoutAddress(addresses, id).map((one) => (one.isDefault ? `${one.id} (default)` : one.id));
  expect(named.join(', ')).toBe(left);
});

test('leaves no default when the last address is deleted', () => {
  expect(withoutAddress([{ id: 'only', isDefault: true }], 'only')).toEqual([]);
});
