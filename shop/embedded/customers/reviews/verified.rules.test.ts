import { describe, expect, test } from 'vitest';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { isVerifiedBy, storedOrderNumber } from './verified.rules.ts';

test.each([
  ['ORD-100042', 100_042],
  [' 100042 ', 100_042],
  ['ORD100042', 100_042],
  ['', null],
  ['ORD-', null],
  ['ORD-10x', null],
  ['AB-100042', null],
  ['1'.repeat(13), null],
])('%j is order %j', (text, number) => expect(storedOrderNumber(text)).toBe(number));

describe('a review is verified by an order', () => {
  const order = {
    status: 'dispatched',
    contact: { email: 'Ada@example.com', firstName: 'Ada', lastName: 'Byron', phone: '' },
    lines: [{ productId: 7 }],
  };
  test.each([
    ['that was dispatched', {}, 7, 'ada@example.com', true],
    ['that was delivered or collected', { status: 'delivered' }, 7, ' ADA@example.com ', true],
    ['of another product: never', {}, 8, 'ada@example.com', false],
    ['of another person: never', {}, 7, 'eve@example.com', false],
    ...['awaiting_payment', 'paid', 'preparing', 'ready_to_collect', 'cancelled'].map(
      (status) => [`that is ${status}: never`, { status }, 7, 'ada@example.com', false] as const,
    ),
  ] as const)('%s', (_, more, productId, email, expected) =>
    expect(isVerifiedBy({ ...order, ...more }, productId, email, emailKey)).toBe(expected),
  );
});
