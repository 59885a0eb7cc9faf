import { expect, test } from 'vitest';
import type { OrderDocument } from './order.ts';
import { isKnownBy } from './tracking.rules.ts';

const address = (postcode: string) => ({ postcode }) as NonNullable<OrderDocument['billing']>;
const delivered = {
  contact: { email: 'Ann@Example.com', firstName: 'Ann', lastName: 'Lee', phone: '' },
  delivery: { method: 'address', address: address('LS1 4DT') },
  billing: address('SE1 0ZZ'),
} as OrderDocument;
const collected = { ...delivered, delivery: { ...delivered.delivery, address: null }, billing: null };
const keyOf = (email: string) => email.trim().toLowerCase();

test.each([
  ['ann@example.com', delivered, true],
  [' ANN@EXAMPLE.COM ', collected, true],
  ['ben@example.com', delivered, false],
  ['ls14dt', delivered, true],
  ['LS1 4DT', delivered, true],
  ['se1 0zz', delivered, true],
  ['LS1 4DU', delivered, false],
  ['LS1', delivered, false],
  ['LS1 4DT', collected, false],
  ['', delivered, false],
  ['', { ...collected, billing: address('') }, false],
  ['@', { ...delivered, contact: { ...delivered.contact, email: '' } }, false],
])('%j', (given, order, expected) => {
  expect(isKnownBy(order, given, keyOf)).toBe(expected);
});
