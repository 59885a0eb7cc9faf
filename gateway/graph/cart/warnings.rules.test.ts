import { expect, test } from 'vitest';
import { unitPrice } from '@storefront/domain/money.rules.ts';
import { line as lineOf } from './cart-line.fixture.ts';
import type { CartLine } from './cart.rules.ts';
import { askedQuantity } from './line/asked-quantity.rules.ts';
import { cartWarnings, changeWarnings, type Standing } from './warnings.rules.ts';

const PRICE = unitPrice(33_300);
const line = (quantity: number, more: Partial<CartLine> = {}) =>
  lineOf('1', 10, quantity, { name: 'Bari', price: PRICE, priceWhenAdded: PRICE, ...more });

const item = (minimum: number, multiple: number) => ({
  quantityTerms: { minimum, multiple },
  price: unitPrice(33_300),
  priceBreaks: [{ quantity: 10, price: unitPrice(30_000) }],
});
const [PENNY, lower, HIGHER] = [100, 30_000, 40_000].map((centipence) => ({ price: unitPrice(centipence) }));

test.each<[string, CartLine | undefined, CartLine, ReturnType<typeof askedQuantity>, string[]]>([
  ['a new line as asked', undefined, line(2), askedQuantity(2, null, null), []],
  ['fewer than asked', undefined, line(2), askedQuantity(5, null, null), ['QUANTITY_REDUCED']],
  ['another price', line(1, PENNY), line(2), askedQuantity(2, null, null), ['PRICE_CHANGED']],
  ['a price that shows the same', line(2, { price: unitPrice(33_301) }), line(2), askedQuantity(2, null, null), []],
  ['more because of the terms', line(5), line(10), askedQuantity(6, item(1, 5), null), ['QUANTITY_RAISED']],
  ['what the terms allow', undefined, line(10), askedQuantity(10, item(10, 5), null), []],
  ['less for each of more', line(9), line(10, lower), askedQuantity(10, item(1, 1), null), []],
  ['more for each of fewer', line(10, lower), line(9), askedQuantity(9, item(1, 1), null), []],
  ['a new price and a break', line(9, HIGHER), line(10, lower), askedQuantity(10, item(1, 1), null), ['PRICE_CHANGED']],
])('changeWarnings: %s', (_, before, after, asked, codes) => {
  expect(changeWarnings(before, after, asked).map(({ code }) => code)).toEqual(codes);
});

const CHEAPER = { priceWhenAdded: unitPrice(30_000) };
const sold = (maximum: number, multiple = 1): Standing => ({
  kind: 'sold',
  maximum,
  terms: { minimum: 1, multiple },
  stock: { status: maximum === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK' },
});

test.each<[string, CartLine, Standing | undefined, string[]]>([
  ['a line that is as it was', line(2), sold(2), []],
  ['fewer than the line has', line(3), sold(2), ['QUANTITY_REDUCED']],
  ['none left', line(1), sold(0), ['OUT_OF_STOCK']],
  ['a quantity that is sold no more', line(3), sold(9, 5), ['QUANTITY_RAISED']],
  ['no longer sold', line(1), { kind: 'gone' }, ['REMOVED']],
  ['another price', line(1, CHEAPER), sold(9), ['PRICE_CHANGED']],
  ['another price and fewer', line(2, CHEAPER), sold(1), ['QUANTITY_REDUCED', 'PRICE_CHANGED']],
  ['a price that was not kept', line(1, { priceWhenAdded: null }), sold(9), []],
])('cartWarnings: %s', (_, held, standing, codes) => {
  const warnings = cartWarnings({ lines: [held], removed: [], isNew: false }, standing ? [standing] : []);
  expect(warnings.map(({ code }) => code)).toEqual(codes);
  expect(warnings.every(({ line: concerned, message }) => concerned === held && message.includes('Bari'))).toBe(true);
});

const NOT_ONLINE = 'Bari can’t be ordered online just now.';
const CALL = 'Please call or email us';
test.each<[Extract<Standing, { kind: 'sold' }>['stock'], string]>([
  [{ status: 'OUT_OF_STOCK' }, 'Bari has sold out since you added it.'],
  [
    { status: 'PREORDER', expectedOn: '2030-01-31' },
    `${NOT_ONLINE} Pre-order: expected 31 January 2030. ${CALL} to place an order.`,
  ],
  [{ status: 'BACKORDER' }, `${NOT_ONLINE} Back-order. ${CALL} to place an order.`],
  [{ status: 'UNAVAILABLE' }, `Bari is not available at the moment. ${CALL} for an alternative.`],
])('says why a line that is now %j cannot be bought', (stock, message) => {
  const standing: Standing = { kind: 'sold', maximum: 0, terms: { minimum: 1, multiple: 1 }, stock };
  expect(cartWarnings({ lines: [line(1)], removed: [], isNew: false }, [standing])).toMatchObject([
    { code: 'OUT_OF_STOCK', message },
  ]);
});

test('warns of a product removed from the cart by name, without a line', () => {
  expect(cartWarnings({ lines: [], removed: [{ name: 'Bari' }, { name: '' }], isNew: false }, [])).toEqual([
    { code: 'REMOVED', message: 'We no longer sell Bari, so we’ve removed it from your basket.', line: null },
    { code: 'REMOVED', message: expect.stringContaining('one of your items, so we’ve removed it'), line: null },
  ]);
});
