import { expect, test } from 'vitest';
import { product, smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { lineRecord } from '../../routes/orders/line-records.ts';
import { cartLines } from './cart-line.rules.ts';

function lineOf(sold: CatalogueProduct, more: { variantId?: number; quantity?: number; addedPrice?: number } = {}) {
  const item = { id: 1, productId: sold.id, variantId: null, quantity: 1, parentId: null, ...more };
  const [line] = cartLines([item], new Map([[sold.id, sold]])).lines;
  if (!line) throw new Error('no line');
  return line;
}

test('a product without variants has its retail price', () => {
  expect(lineOf(product(1, { retailPrice: 200_000 })).retailPrice).toBe(200_000);
});

test('a variant has the product’s retail price only when it costs what the product costs', () => {
  const finished = smallCatalogue.products.find(({ id }) => id === 100);
  if (!finished) throw new Error('no product with variants');
  const onSale = { ...finished, price: 200_000, retailPrice: 300_000 };
  expect(lineOf(onSale, { variantId: 1001 }).retailPrice).toBe(300_000);
  expect(lineOf(onSale, { variantId: 1002 }).retailPrice).toBe(0);
});

test('the unit price is that of the quantity, and the price when it was added follows it', () => {
  const boxed = product(1, { price: 83_250, priceBreaks: [{ quantity: 10, percentOff: 10 }] });
  const priceOf = (quantity: number, addedPrice: number) => {
    const line = lineOf(boxed, { quantity, addedPrice });
    return [line.price, line.addedPrice];
  };
  expect(priceOf(9, 83_250)).toEqual([83_250, 83_250]);
  expect(priceOf(10, 83_250)).toEqual([74_917, 74_917]);
  expect(priceOf(10, 80_000)).toEqual([74_917, 80_000]);
});

test.each([
  [{ condition: 'used' }, { condition: 'used' }],
  [{ minimumAge: 18 }, { minimum_age: 18 }],
] as const)('a line of a product of %j says so', (more, expected) => {
  expect(lineRecord(lineOf(product(1, more)))).toMatchObject(expected);
});

test('a line says what its variant, else its product, holds', () => {
  const unitPricing = { measure: '5 m', baseMeasure: '1 m' };
  const variant = { id: 7, optionValues: [], unitPricing: { measure: '3 m' } };
  const sold = product(1, { unitPricing, variants: [variant as never] });
  const records = [0, 7].map((variantId) => lineRecord(lineOf(sold, { variantId })));
  expect(records).toMatchObject([{ unit_pricing_base_measure: '1 m' }, { unit_pricing_measure: '3 m' }]);
});

test('a line says when its retail price is the one that a sale replaces', () => {
  const recordOf = (more: Partial<CatalogueProduct>) => lineRecord(lineOf(product(1, more)));
  const sale = { price: 100_000, regularPrice: 200_000, retailPrice: 200_000 };
  expect(recordOf(sale)).toMatchObject({ retail_price: 20, retail_price_is_regular: true });
  expect(recordOf({ ...sale, regularPrice: 100_000 })).not.toHaveProperty('retail_price_is_regular');
});
