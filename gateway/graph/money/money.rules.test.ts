import { expect, test } from 'vitest';
import { lineTotal, POUNDS_MAXIMUM, toCentipence, toPounds, unitPrice } from '@storefront/domain/money.rules.ts';
import { exVatPrice, priceOf } from '@storefront/import/values.rules.ts';
import { amountText, chargeInPounds, PENCE_MAXIMUM, pricing, shopAmountOf, shopBounds } from './money.rules.ts';

test('the highest price inc VAT fits into a GraphQL Int', () => {
  expect(unitPrice(toCentipence(POUNDS_MAXIMUM)).incVat).toBeLessThan(PENCE_MAXIMUM);
});

test.each([
  ['ex VAT', false, 8.325],
  ['inc VAT', true, 9.99],
])('prices stored %s give equal prices in both views and convert back unchanged', (_, pricesIncludeVat, pounds) => {
  const price = pricing(pricesIncludeVat)(toCentipence(pounds));
  expect(price).toEqual({ incVat: 999, exVat: 833, exVatCentipence: 83_250 });
  expect(toPounds(shopAmountOf(price, pricesIncludeVat))).toBe(pounds);
});

test.each([
  [594, false, 4.95],
  [399, false, 3.325],
  [399, true, 3.99],
  [0, false, 0],
])('a charge for the shop API: %i pence inc VAT', (incVat, pricesIncludeVat, pounds) => {
  expect(chargeInPounds(lineTotal({ incVat }, 1), pricesIncludeVat)).toBe(pounds);
});

test.each([false, true])(
  'a charge for the shop API is the same to the penny when it comes back, up to £100',
  (pricesIncludeVat) => {
    for (let incVat = 0; incVat <= 10_000; incVat += 1) {
      const charge = lineTotal({ incVat }, 1);
      const stored = toCentipence(chargeInPounds(charge, pricesIncludeVat));
      expect(lineTotal(pricing(pricesIncludeVat)(stored), 1)).toEqual(charge);
    }
  },
);

test.each([
  ['ex VAT', false, { minimum: 83_209, maximum: 83_291 }],
  ['inc VAT', true, { minimum: 99_900, maximum: 99_900 }],
])('bounds in pence inc VAT convert for a shop API that stores prices %s', (_, pricesIncludeVat, expected) => {
  expect(shopBounds({ minimum: 999, maximum: 999 }, pricesIncludeVat)).toEqual(expected);
  expect(shopBounds({ minimum: null, maximum: null }, pricesIncludeVat)).toEqual({ minimum: null, maximum: null });
});

test.each([
  [{ pence: 4, centipence: 417 }, '0.0417'],
  [{ pence: 833, centipence: 83_250 }, '8.3250'],
  [{ pence: 0 }, '0.00'],
])('formats %o as %s pounds', (money, text) => {
  expect(amountText(money)).toBe(text);
});

test('every price inc VAT up to £2,000.00 survives import and REST, and a filter finds it to the penny', () => {
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
