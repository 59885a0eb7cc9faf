import { expect, test } from 'vitest';
import { paymentWords } from './payment-words.rules.ts';

test.each([
  [['CARD', 'PAY_IN_STORE', 'BANK_TRANSFER'], true, 'Pay by card, by bank transfer or in store when you collect'],
  [['CARD', 'PAY_IN_STORE', 'BANK_TRANSFER'], false, 'Pay by card or by bank transfer'],
  [['PAY_IN_STORE', 'BANK_TRANSFER'], false, 'Pay by bank transfer'],
  [['A_LATER_METHOD'], true, null],
  [[], true, null],
])('%j, with stores: %s', (methods, hasStores, words) => expect(paymentWords(methods, hasStores)).toBe(words));
