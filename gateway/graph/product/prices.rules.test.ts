import { expect, test } from 'vitest';
import { unitPrice } from '@storefront/domain/money.rules.ts';
import { fromPrice, isVariantWasRegular, isWasRegular, priceRange, wasPrice } from './prices.rules.ts';

const pounds = (amount: number) => unitPrice(amount * 10_000);
const variant = (exVat: number) => ({ price: unitPrice(exVat * 100) });

test.each([
  ['no variants', [], 500, 500],
  ['several', [variant(900), variant(400), variant(700)], 400, 900],
])('priceRange: %s', (_, variants, minimum, maximum) => {
  const range = priceRange({ price: unitPrice(50_000), variants });
  expect([range.minimum.exVat, range.maximum.exVat]).toEqual([minimum, maximum]);
});

test('returns the minimum price only when variants differ in price', () => {
  expect(fromPrice({ minimumPrice: pounds(10), maximumPrice: pounds(15) })).toEqual(pounds(10));
  expect(fromPrice({ minimumPrice: pounds(10), maximumPrice: pounds(10) })).toBeNull();
});

test.each([
  ['a higher recommended price', 12, 10, 10, 12],
  ['a recommended price that is no higher', 10, 10, 10, null],
  ['no recommended price', null, 10, 10, null],
  ['no price at all', 12, 0, 0, null],
  ['a variant that costs less than the product', 12, 10, 8, null],
  ['a variant that costs more than the product', 12, 10, 11, null],
])('the struck-through price for %s', (_, retail, price, shown, expected) => {
  const product = { price: pounds(price), retailPrice: retail === null ? null : pounds(retail) };
  expect(wasPrice(product, pounds(shown))).toEqual(expected === null ? null : pounds(expected));
});

test.each([
  ['a sale', { retailPrice: pounds(12), isRetailRegular: true as const }, true],
  ['a recommended price', { retailPrice: pounds(12) }, false],
  ['a sale that is none', { retailPrice: pounds(10), isRetailRegular: true as const }, false],
  ['no other price', { retailPrice: null, isRetailRegular: true as const }, false],
])('whether the struck-through price is the regular one, for %s', (_, prices, expected) => {
  const product = { price: pounds(10), ...prices };
  expect(isWasRegular(product)).toBe(expected);
  expect(isVariantWasRegular(product, { price: pounds(10) })).toBe(expected);
  expect(isVariantWasRegular(product, { price: pounds(9) })).toBe(false);
});

test('a variant’s own sale counts before the product’s recommended price', () => {
  const product = { price: pounds(10), retailPrice: pounds(12) };
  const variant = { price: pounds(10), retailPrice: pounds(11) };
  expect(isVariantWasRegular(product, { ...variant, isRetailRegular: true })).toBe(true);
  expect(isVariantWasRegular({ ...product, isRetailRegular: true }, variant)).toBe(false);
});
