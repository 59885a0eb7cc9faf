import { expect, test } from 'vitest';
import { product, variantOf } from './catalogue.fixture.ts';
import type { CatalogueProduct, CatalogueSale } from './catalogue.ts';
import { nextChangeOf, nextPriceChange, priceAt, pricedAt } from './sale.rules.ts';

const [START, END] = ['2026-11-27T00:00:00.000Z', '2026-11-30T23:59:00.000Z'];
const at = (time: string) => Date.parse(time);
const sale: CatalogueSale = { price: 150_000, startsAt: START, endsAt: END };
const lamp = (more: Partial<CatalogueProduct>) => product(1, { price: 200_000, ...more });
const variant = (id: number, price: number, sale?: CatalogueSale) =>
  variantOf(id, {}, { price, ...(sale && { sale }) });

test.each<[string, CatalogueSale | undefined, string, number, string | undefined]>([
  ['without a sale', undefined, START, 200_000, undefined],
  ['long before', sale, '2026-01-01T00:00:00Z', 200_000, START],
  ['a moment before the start', sale, '2026-11-26T23:59:59.999Z', 200_000, START],
  ['at the start', sale, START, 150_000, END],
  ['a moment before the end', sale, '2026-11-30T23:58:59.999Z', 150_000, END],
  ['at the end', sale, END, 200_000, undefined],
  ['after it', sale, '2027-01-01T00:00:00Z', 200_000, undefined],
  ['of a sale without a beginning', { price: 150_000, endsAt: END }, '2000-01-01T00:00:00Z', 150_000, END],
  ['of a sale without an end', { price: 150_000, startsAt: START }, '2099-01-01T00:00:00Z', 150_000, undefined],
  ['of a sale without dates', { price: 150_000 }, START, 150_000, undefined],
  ['of a sale at the price', { ...sale, price: 200_000 }, START, 200_000, undefined],
  ['of a sale above the price', { ...sale, price: 250_000 }, START, 200_000, undefined],
  ['of a sale for nothing', { ...sale, price: 0 }, START, 200_000, undefined],
  ['of a sale whose end is no time', { ...sale, endsAt: 'soon' }, START, 200_000, undefined],
])('the price %s', (_, own, time, price, next) => {
  expect(priceAt({ price: 200_000, sale: own }, at(time))).toBe(price);
  expect(nextChangeOf({ price: 200_000, sale: own }, at(time))).toBe(next);
});

test.each<[string, CatalogueProduct, string, object]>([
  ['before its sale', lamp({ sale, retailPrice: 240_000 }), '2026-11-01', { price: 200_000, retailPrice: 240_000 }],
  ['during its sale', lamp({ sale, retailPrice: 240_000 }), START, { price: 150_000, retailPrice: 200_000 }],
  ['after its sale', lamp({ sale, retailPrice: 240_000 }), END, { price: 200_000, retailPrice: 240_000 }],
  [
    'with one variant on sale, costs as much as the cheapest',
    lamp({ variants: [variant(1, 200_000, sale), variant(2, 180_000)], price: 180_000 }),
    START,
    {
      price: 150_000,
      retailPrice: 200_000,
      variants: [{ price: 150_000, retailPrice: 200_000 }, { price: 180_000 }],
    },
  ],
  [
    'with a sale that does not reach the cheapest variant',
    lamp({ variants: [variant(1, 200_000, sale), variant(2, 100_000)], price: 100_000, retailPrice: 120_000 }),
    START,
    { price: 100_000, retailPrice: 120_000 },
  ],
])('a product %s', (_, lampThen, time, expected) => expect(pricedAt(lampThen, at(time))).toMatchObject(expected));

test('a product is itself without a sale', () => {
  const own = lamp({ variants: [variant(1, 1)] });
  expect(pricedAt(own, at(START))).toBe(own);
});

test('a product changes at the first change of its variants', () => {
  const later = { ...sale, startsAt: '2026-11-28T00:00:00.000Z' };
  const own = lamp({ variants: [variant(1, 200_000, later), variant(2, 200_000, sale)] });
  expect(nextPriceChange(own, at('2026-11-01'))).toBe(START);
  expect(nextPriceChange(own, at(START))).toBe(later.startsAt);
  expect(nextPriceChange(own, at(END))).toBeUndefined();
});
