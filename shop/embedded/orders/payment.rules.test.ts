import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { OrderStatus, PaymentEvent } from './order.ts';
import { statusAfter } from './payment.rules.ts';

test.each<[OrderStatus, PaymentEvent['outcome'], OrderStatus]>([
  ['awaiting_payment', 'paid', 'paid'],
  ['awaiting_payment', 'failed', 'cancelled'],
  ['awaiting_payment', 'expired', 'cancelled'],
  ['paid', 'paid', 'paid'],
  ['paid', 'failed', 'paid'],
  ['paid', 'expired', 'paid'],
  ['cancelled', 'paid', 'paid'],
  ['cancelled', 'failed', 'cancelled'],
  ['preparing', 'failed', 'preparing'],
  ['dispatched', 'expired', 'dispatched'],
  ['ready_to_collect', 'paid', 'ready_to_collect'],
  ['delivered', 'paid', 'delivered'],
])('%s, then %s: %s', (before, outcome, after) => expect(statusAfter(before, outcome)).toBe(after));

test('the same outcomes in any order lead to the same status', () => {
  const outcomes = fc.array(fc.constantFrom<PaymentEvent['outcome'][]>('paid', 'failed', 'expired'), {
    minLength: 1,
    maxLength: 8,
  });
  const end = (all: readonly PaymentEvent['outcome'][]) => all.reduce(statusAfter, 'awaiting_payment' as OrderStatus);
  fc.assert(
    fc.property(
      outcomes.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => end(shuffled) === end(all),
    ),
  );
});
