import { expect, test } from 'vitest';
import { canStartAtOnce, paymentMethodsFor } from './methods.rules.ts';

test.each([
  ['address', false, ['bank_transfer'], false],
  ['address', true, ['card', 'bank_transfer'], true],
  ['collection', false, ['pay_in_store', 'bank_transfer'], true],
  ['collection', true, ['card', 'pay_in_store', 'bank_transfer'], true],
] as const)('delivery to %s, cards %s: %j, started at once: %s', (delivery, cards, methods, isAtOnce) => {
  expect(paymentMethodsFor(delivery, cards)).toEqual(methods);
  expect(canStartAtOnce(delivery, cards)).toBe(isAtOnce);
});
