import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Price } from '@storefront/domain/money.rules.ts';
import { lineDetails, quantityOf, subtotalOf } from './cart.rules.ts';
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
  ['used', 'LAMP-1', ['Brass', '2 m'], 'Used · LAMP-1 · Brass · 2 m'],
  [null, '', ['Brass'], 'Brass'],
])('the details of a line: %s, %s, %s', (condition, sku, values, details) => {
  expect(lineDetails({ condition, sku, selectedOptions: values.map((value) => ({ value })) })).toBe(details);
});
