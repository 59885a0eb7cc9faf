import { expect, test } from 'vitest';
import { lineKey, orderIdOf } from './order.rules.ts';

test.each([
  ['abc', '1'],
  ['an order#of another shop', 'a line#with/everything %'],
])('the key of line %2$j of order %1$j leads back to the order', (orderId, lineId) =>
  expect(orderIdOf(lineKey(orderId, lineId))).toBe(orderId),
);

test('lines of two orders never share a key', () => expect(lineKey('a', 'b#c')).not.toBe(lineKey('a#b', 'c')));

test.each(['', '1', '#1', 'order#'])('%j is no key of a line', (key) => expect(orderIdOf(key)).toBeNull());
