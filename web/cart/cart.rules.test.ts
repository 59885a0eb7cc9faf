import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Price } from '@storefront/domain/money.rules.ts';
import { lineDetails, quantityOf, savingOf, subtotalOf } from './cart.rules.ts';
import { adding, cartOf, line } from './outbox/offline-cart.fixture.ts';
import { optimisticCart } from './outbox/optimistic-cart.rules.ts';

/** The gateway is tested with the same table: see gateway/graph/cart/cart.rules.test.ts. */
const cases = JSON.parse(readFileSync('schema/cart-cases.json', 'utf8')) as {
  totals: { name: string; lines: { price: Price; quantity: number }[]; quantity: number; subtotal: Price }[];
  maximums: { name: string; stock: number | null; held: number; added: number; quantity: number }[];
};

test.each(cases.totals)('totals of $name', ({ lines, quantity, subtotal }) => {
  expect([quantityOf(lines), subtotalOf(lines)]).toEqual([quantity, subtotal]);
  const cart = cartOf(
    ...lines.map(({ price, quantity: own }, index) =>
      line(`line-${index}`, own, {
        price: { incVat: { pence: price.incVat }, exVat: { pence: price.exVat, amount: '' }, unitPricing: null },
      }),
    ),
  );
  expect([cart.quantity, cart.subtotal, cart.isEmpty]).toEqual([
    quantity,
    { incVat: { pence: subtotal.incVat }, exVat: { pence: subtotal.exVat } },
    lines.length === 0,
  ]);
});

test.each(cases.maximums)('room in a line: $name', ({ stock, held, added, quantity }) => {
  const start = held === 0 ? null : cartOf(line('lamp', held, { maximumQuantity: stock }));
  const more = line('new', added, { path: '/lamp/', maximumQuantity: stock });
  expect(optimisticCart(start, [adding(more)]).quantity).toBe(quantity);
});

test.each([
  ['none without a struck-through price', '2 x 1200', 0, 0],
  ['none against a price that is not above', '1 x 1200 was 1200, 9 x 1200 was 1100', 0, 0],
  ['by line, ex VAT rounded once for each', '3 x 1000 was 1199, 1 x 500 was 749', 846, 705],
  ['of the reduced lines alone', '1 x 1000 was 1199, 9 x 1500 was 1200, 1 x 700', 199, 166],
])('the saving is %s', (_, lines, incVat, exVat) => {
  const money = (pence: string) => ({ incVat: { pence: Number(pence) } });
  const reduced = lines.split(', ').map((text) => {
    const [quantity, , price = '', , was] = text.split(' ');
    return { quantity: Number(quantity), price: money(price), wasPrice: was === undefined ? null : money(was) };
  });
  expect(savingOf(reduced)).toEqual({ incVat, exVat });
});

test.each([
  ['used', 'LAMP-1', ['Brass', '2 m'], null, 'Used · LAMP-1 · Brass · 2 m'],
  [null, '', ['Brass'], 18, 'Brass · You must be 18 or over to buy this'],
])('the details of a line: %s, %s, %s, %s', (condition, sku, values, minimumAge, details) => {
  const selectedOptions = values.map((value) => ({ value }));
  expect(lineDetails({ condition, sku, selectedOptions, minimumAge })).toBe(details);
});
