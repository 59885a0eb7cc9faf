import { describe, expect, test } from 'vitest';
import {
  addressErrors,
  emptyAddressForm,
  emptyRegisterForm,
  passwordError,
  registerErrors,
  withoutAddress,
} from './account.rules.ts';

test.each([
  ['nine char', 'Please choose a password of at least 10 characters.'],
  ['ten chars!', undefined],
  ['💡'.repeat(9), 'Please choose a password of at least 10 characters.'],
  ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
])('%s: %s', (password, message) => expect(passwordError(password)).toBe(message));

test('reports the missing fields of a registration in form order', () => {
  expect(Object.keys(registerErrors(emptyRegisterForm))).toEqual(['email', 'password']);
});

test('needs no postcode in a country without delivery', () => {
  const form = { ...emptyAddressForm, address1: '1 High Street', city: 'Dubai', country: 'United Arab Emirates' };
  expect([
    addressErrors(form, ['United Kingdom']),
    Object.keys(addressErrors({ ...form, country: 'United Kingdom' }, ['United Kingdom'], 'address.')),
  ]).toEqual([{}, ['address.postcode']]);
});

describe('deleting an address', () => {
  const [old, chosen, young] = ['old', 'chosen', 'young'].map((id) => ({ id, isDefault: id === 'chosen' }));
  const addresses = [old, chosen, young].filter((address) => address !== undefined);

  test('keeps the default when another address is deleted', () => {
    expect(withoutAddress(addresses, 'old')).toEqual([chosen, young]);
  });

  test('makes the oldest remaining address the default when the default is deleted', () => {
    expect(withoutAddress(addresses, 'chosen')).toEqual([{ id: 'old', isDefault: true }, young]);
  });

  test('leaves no default when the last address is deleted', () => {
    expect(withoutAddress([{ id: 'only', isDefault: true }], 'only')).toEqual([]);
  });
});
