import { expect, test } from 'vitest';
import { tokenIn, withoutToken, type AddressParts } from './useAddressToken.ts';

const parts = (address: string): AddressParts => new URL(address, 'https://shop.example');
const written = ({ pathname, search, hash }: AddressParts) => pathname + search + hash;

test.each([
  ['/reset-password#token=AbC_1-23', 'token', 'AbC_1-23', '/reset-password'],
  ['/order/1?utm_source=mail&key=AbC#payment', 'key', 'AbC', '/order/1?utm_source=mail#payment'],
  ['/order/1?key=a%20b', 'key', 'a b', '/order/1'],
  ['/reset-password?token=old#token=new', 'token', 'new', '/reset-password'],
  ['/reset-password#main', 'token', null, '/reset-password#main'],
  ['/order/1?a=b%20c&tokens=1', 'token', null, '/order/1?a=b%20c&tokens=1'],
  [`/order/1?key=${'a'.repeat(257)}`, 'key', null, '/order/1'],
])('%s', (address, name, token, rest) => {
  expect(tokenIn(parts(address), name)).toBe(token);
  expect(written(withoutToken(parts(address), name))).toBe(rest);
});
