import { expect, test } from 'vitest';
import { toCentipence, toPounds } from '@storefront/domain/money.rules.ts';
import { exVatPrice, priceOf } from '@storefront/shop/import/values.rules.ts';
import { pricing, shopBounds } from './money/money.rules.ts';

test('every price inc VAT from £0.01 to £2,000.00 survives import, database and REST, and a filter finds it to the penny', () => {
  const wrong: number[] = [];
  let before = { stored: 0, maximum: 0 };
  for (let pence = 1; pence <= 200_000; pence += 1) {
    const stored = exVatPrice(priceOf((pence / 100).toFixed(2)) ?? 0, true);
    const sent = Number(String(toPounds(Number(String(stored)))));
    const { minimum, maximum } = shopBounds({ minimum: pence, maximum: pence }, false);
    const isFound = Number(minimum) <= stored && stored <= Number(maximum);
    const isAlone = before.stored < Number(minimum) && before.maximum < stored;
    if (pricing(false)(toCentipence(sent)).incVat !== pence || !isFound || !isAlone) wrong.push(pence);
    before = { stored, maximum: Number(maximum) };
  }
  expect(wrong).toEqual([]);
});
