import { expect, test } from 'vitest';
import { returnedStock, without, type ReturnedGoods } from './returned-goods.rules.ts';

const line = (sku: string, productId: number, variantId: number | null = null) => ({ sku, productId, variantId });
/** Three of a product counted as a whole, two of a variant whose code another line has too, and one not counted. */
const order = {
  lines: [line('LAMP-1', 1, 11), line('PULL-B', 9), line('PULL-B', 2, 22), line('MADE-3', 3)] as never,
  taken: [
    { productId: 1, variantId: 0, quantity: 3 },
    { productId: 2, variantId: 22, quantity: 2 },
  ],
};
const some = (...items: [sku: string, quantity: number][]) => items.map(([sku, quantity]) => ({ sku, quantity }));

test.each<[string, ReturnedGoods, unknown]>([
  ['nothing', [], []],
  ['all', 'all', order.taken],
  ['one of three', some(['lamp 1', 1]), [{ productId: 1, variantId: 0, quantity: 1 }]],
  ['what is said in parts', some(['PULL-B', 1], ['PULL-B', 1]), [{ productId: 2, variantId: 22, quantity: 2 }]],
  ['more than it holds', some(['PULL-B', 3]), { reason: 'It has fewer of them that were not restocked yet.' }],
  ['more, said in parts', some(['PULL-B', 2], ['PULL-B', 1]), { reason: expect.stringContaining('fewer') }],
  ['what it never had', some(['LAMP-9', 1]), { reason: 'It has no LAMP-9.' }],
  ['what is not counted', some(['MADE-3', 1]), { reason: expect.stringContaining('its stock is not counted') }],
])('gives back %s', (_, returned, expected) => expect(returnedStock(order, returned)).toEqual(expected));

test('an order holds the stock that was not restocked', () => {
  expect(without(order.taken, [{ productId: 1, variantId: 0, quantity: 1 }])).toEqual([
    { productId: 1, variantId: 0, quantity: 2 },
    order.taken[1],
  ]);
  expect(without(order.taken, order.taken)).toEqual([]);
});
