import { expect, test } from 'vitest';
import { unitPrice } from '../../../domain/money.rules.ts';
import type { CartLine } from './cart.rules.ts';
import { cartWarnings, changeWarnings, type Standing } from './warnings.rules.ts';

const line = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: '1',
  productId: 10,
  variantId: null,
  name: 'Bari',
  sku: '',
  path: '/bari/',
  quantity,
  price: unitPrice(33_300),
  retailPrice: null,
  imageUrl: null,
  selectedOptions: [],
  isModifier: false,
  parentId: null,
  canChangeQuantity: true,
  priceWhenAdded: unitPrice(33_300),
  ...more,
});

test.each<[string, CartLine | undefined, CartLine, number, string[]]>([
  ['a new line as asked', undefined, line(2), 2, []],
  ['fewer than asked', undefined, line(2), 5, ['QUANTITY_REDUCED']],
  ['another price than before', line(1, { price: unitPrice(100) }), line(2), 2, ['PRICE_CHANGED']],
  ['a price that shows the same', line(2, { price: unitPrice(33_301) }), line(2), 2, []],
  ['both', line(1, { price: unitPrice(100) }), line(2), 3, ['QUANTITY_REDUCED', 'PRICE_CHANGED']],
])('changeWarnings: %s', (_, before, after, expected, codes) => {
  expect(changeWarnings(before, after, expected).map(({ code }) => code)).toEqual(codes);
});

const sold = (maximum: number): Standing => ({ kind: 'sold', maximum });

test.each<[string, CartLine, Standing | undefined, string[]]>([
  ['a line that is as it was', line(2), sold(2), []],
  ['fewer than the line has', line(3), sold(2), ['QUANTITY_REDUCED']],
  ['none left', line(1), sold(0), ['OUT_OF_STOCK']],
  ['no longer sold', line(1), { kind: 'gone' }, ['REMOVED']],
  ['another price', line(1, { priceWhenAdded: unitPrice(30_000) }), sold(9), ['PRICE_CHANGED']],
  [
    'another price and fewer',
    line(2, { priceWhenAdded: unitPrice(30_000) }),
    sold(1),
    ['QUANTITY_REDUCED', 'PRICE_CHANGED'],
  ],
  ['a price that was not kept', line(1, { priceWhenAdded: null }), sold(9), []],
])('cartWarnings: %s', (_, held, standing, codes) => {
  const warnings = cartWarnings({ lines: [held], removed: [], isNew: false }, standing ? [standing] : []);
  expect(warnings.map(({ code }) => code)).toEqual(codes);
  expect(warnings.every(({ line: concerned, message }) => concerned === held && message.includes('Bari'))).toBe(true);
});

test('warns of a product removed from the cart by name, without a line', () => {
  expect(cartWarnings({ lines: [], removed: [{ name: 'Bari' }, { name: '' }], isNew: false }, [])).toEqual([
    { code: 'REMOVED', message: 'We no longer sell Bari, so we’ve removed it from your basket.', line: null },
    {
      code: 'REMOVED',
      message: 'We no longer sell one of your items, so we’ve removed it from your basket.',
      line: null,
    },
  ]);
});
