import { expect, test } from 'vitest';
import { paymentMethodsFor } from './payment.rules.ts';

test.each([
  ['address', false, ['bank_transfer']],
  ['address', true, ['card', 'bank_transfer']],
  ['collection', false, ['pay_in_store', 'bank_transfer']],
  ['collection', true, ['card', 'pay_in_store', 'bank_transfer']],
] as const)('delivery to %s, cards %s', (delivery, cards, methods) =>
  expect(paymentMethodsFor(delivery, cards)).toEqual(methods),
);
