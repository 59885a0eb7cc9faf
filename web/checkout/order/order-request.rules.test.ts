import { expect, test } from 'vitest';
import { missingNote, requestIn, requestMessage } from './order-request.rules.ts';

test.each([
  ['AWAITING_PAYMENT', 'cancel'],
  ['READY_TO_COLLECT', 'cancel'],
  ['DISPATCHED', 'return'],
  ['DELIVERED', 'return'],
  ['CANCELLED', null],
  ['constructor', null],
])('what can be asked of an order that is %s: %s', (status, kind) => expect(requestIn(status)).toBe(kind));

test.each([
  ['cancel', '', 'Please cancel my order ORD-1.'],
  ['cancel', '  Ordered twice. ', 'Please cancel my order ORD-1.\n\nOrdered twice.'],
  ['return', 'The lamp is too big.', 'I would like to return goods of order ORD-1.\n\nThe lamp is too big.'],
] as const)('the message to %s with %j', (kind, note, message) =>
  expect(requestMessage(kind, 'ORD-1', note)).toBe(message),
);

test.each([
  ['return', ' \n', 'Please say what you would like to return.'],
  ['cancel', '', undefined],
] as const)('a request to %s that says %j misses %j', (kind, note, missing) => {
  expect(missingNote(kind, note)).toBe(missing);
});
