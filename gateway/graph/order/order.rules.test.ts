import { expect, test } from 'vitest';
import { lineKey, orderIdOf } from './order.rules.ts';

test.each([['an order#of another shop', 'a line#with/everything %']])(
  'reads the order’s id from the key of line %2$j of order %1$j',
  (orderId, lineId) => expect(orderIdOf(lineKey(orderId, lineId))).toBe(orderId),
);

test('lines of different orders have different keys', () => expect(lineKey('a', 'b#c')).not.toBe(lineKey('a#b', 'c')));

test.each(['', '1', '#1', 'order#'])('returns null for %j, which is not a line’s key', (key) =>
  expect(orderIdOf(key)).toBeNull(),
);
