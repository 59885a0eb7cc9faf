import { expect, test } from 'vitest';
import { product, smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { lineRecord } from '../../routes/orders/line-records.ts';
import { cartLines } from './cart-line.rules.ts';

function retailPriceOf(sold: CatalogueProduct, variantId: number | null) {
  const item = { id: 1, productId: sold.id, variantId, quantity: 1, parentId: null };
  return cartLines([item], new Map([[sold.id, sold]])).lines[0]?.retailPrice;
}

test('a product without variants has its retail price', () => {
  expect(retailPriceOf(product(1, { retailPrice: 200_000 }), null)).toBe(200_000);
});

test('a variant has the product’s retail price only when it costs what the product costs', () => {
  const finished = smallCatalogue.products.find(({ id }) => id === 100);
  if (!finished) throw new Error('no product with variants');
  const onSale = { ...finished, price: 200_000, retailPrice: 300_000 };
  expect(retailPriceOf(onSale, 1001)).toBe(300_000);
  expect(retailPriceOf(onSale, 1002)).toBe(0);
});

test('the unit price is that of the quantity, and the price when it was added follows it', () => {
  const boxed = product(1, { price: 83_250, priceBreaks: [{ quantity: 10, percentOff: 10 }] });
  const priceOf = (quantity: number, addedPrice: number) => {
    const item = { id: 1, productId: 1, variantId: null, quantity, parentId: null, addedPrice };
    const [line] = cartLines([item], new Map([[1, boxed]])).lines;
    return [line?.price, line?.addedPrice];
  };
  expect(priceOf(9, 83_250)).toEqual([83_250, 83_250]);
  expect(priceOf(10, 83_250)).toEqual([74_917, 74_917]);
  expect(priceOf(10, 80_000)).toEqual([74_917, 80_000]);
});

test.each([['used'], ['refurbished'], [undefined]] as const)('a line of a product that is %s says so', (condition) => {
  const sold = product(1, condition && { condition });
  const [line] = cartLines(
    [{ id: 1, productId: 1, variantId: null, quantity: 1, parentId: null }],
    new Map([[1, sold]]),
  ).lines;
  expect([line?.condition, line && lineRecord(line).condition]).toEqual([condition, condition]);
});

test('a line says when its retail price is the one that a sale replaces', () => {
  const lineOf = (more: Partial<CatalogueProduct>) =>
    cartLines(
      [{ id: 1, productId: 1, variantId: null, quantity: 1, parentId: null }],
      new Map([[1, product(1, more)]]),
    ).lines.map(lineRecord)[0];
  const sale = { price: 100_000, regularPrice: 200_000, retailPrice: 200_000 };
  expect(lineOf(sale)).toMatchObject({ retail_price: 20, retail_price_is_regular: true });
  expect(lineOf({ ...sale, regularPrice: 100_000 })).not.toHaveProperty('retail_price_is_regular');
});
