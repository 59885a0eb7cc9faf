import { expect, test } from 'vitest';
import { totalsOf } from './totals.rules.ts';

test('totals add lines and delivery in both views; VAT is the difference', () => {
  const lines = [{ total: { incVat: 5_000, exVat: 4_167 } }, { total: { incVat: 999, exVat: 833 } }];
  expect(totalsOf(lines, 49_500)).toEqual({
    goods: 5_999,
    goodsExVat: 5_000,
    delivery: 594,
    deliveryExVat: 495,
    total: 6_593,
    vat: 833 + 166 + 99,
  });
});
