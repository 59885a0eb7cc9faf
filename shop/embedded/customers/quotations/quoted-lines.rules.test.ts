import { expect, test } from 'vitest';
import { variantOf } from '../../catalogue/catalogue.fixture.ts';
import { quotedLines } from './quoted-lines.rules.ts';

const line = (sku: string, quantity = 1) => ({ sku, quantity, note: '', section: 'hall' });
const variant = (sku: string, price: number, Finish: string) => variantOf(1, { Finish }, { sku, price });
const products = [
  {
    sku: 'A-1',
    name: 'Lamp',
    availability: 'available',
    price: 100_000,
    variants: [],
    priceBreaks: [{ quantity: 10, percentOff: 10 }],
  },
  {
    sku: 'B',
    name: 'Switch',
    availability: 'backorder',
    price: 50_000,
    variants: [variant('B-1', 50_000, 'Brass'), variant('B-2', 60_000, 'Nickel')],
  },
  { sku: 'D', name: 'Shade', availability: 'available', price: 1_000, variants: [] },
  {
    sku: 'E',
    name: 'Plug',
    availability: 'available',
    price: 1_000,
    variants: [variant('d', 1_000, 'Brass'), variant('E-1', 1_000, 'Steel'), variant('E-1', 1_000, 'Black')],
  },
  { sku: 'C-1', name: 'Old lamp', availability: 'off_sale', price: 1_000, variants: [] },
] as const;

test.each([
  ['a product', line('a1', 2), { sku: 'A-1', name: 'Lamp', options: '', price: 100_000, section: 'hall' }],
  ['the price of its quantity', line('A-1', 10), { price: 90_000 }],
  ['a variant', line('B-2'), { sku: 'B-2', name: 'Switch', options: 'Nickel', price: 60_000 }],
])('quotes %s', (_, given, expected) => {
  expect(quotedLines([given], products)).toMatchObject({ lines: [expected], leftOut: [] });
});

test.each(['B', 'C-1', 'D', 'E-1', 'X-9', '__proto__'])('leaves out %s', (sku) => {
  expect(quotedLines([line(sku)], products)).toEqual({ lines: [], leftOut: [sku] });
});
