import { expect, test } from 'vitest';
import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { useImports } from './import.fixture.ts';

const { told, run, given, imported } = useImports();

const WINDOW = '2026-11-27T00:00+0000/2026-11-30T23:59+0000';
const [BEFORE, DURING, AFTER] = ['2026-11-26T23:59:59Z', '2026-11-27T00:00:00Z', '2026-11-30T23:59:00Z'].map((time) =>
  Date.parse(time),
) as [number, number, number];
const bigcommerce = (salePrice: number, more: object = {}) =>
  JSON.stringify([{ id: 2, name: 'Lamp', price: 20, sale_price: salePrice, calculated_price: salePrice, ...more }]);
const merchant = (salePrice: number, interval: string) =>
  `id,title,price,availability,condition,sale_price,sale_price_effective_date
A,Lamp,20.00 GBP,in_stock,new,${salePrice}.00 GBP,${interval}\n`;
const DATES = 'Dates (product.metafields.google.sale_price_effective_date)';
const shopify = (dates: string) =>
  `Handle,Title,Published,Variant Price,Variant Compare At Price,Status,${DATES}
lamp,Lamp,true,15,20,active,${dates}\n`;
const plain = [2_000, 0];
const onSale = [1_500, 2_000];
test.each([
  ['BigCommerce without dates', bigcommerce(15), [onSale, onSale, onSale], 0],
  ['BigCommerce', bigcommerce(15, { sale_price_effective_date: WINDOW }), [plain, onSale, plain], 0],
  [
    'BigCommerce with dates in a custom field',
    bigcommerce(15, { custom_fields: [{ name: 'sale_price_effective_date', value: WINDOW }], calculated_price: 20 }),
    [plain, onSale, plain],
    0,
  ],
  ['a Merchant feed', merchant(15, WINDOW), [plain, onSale, plain], 0],
  ['a Merchant feed, above the price', merchant(25, WINDOW), [plain, plain, plain], 1],
  ['Shopify', shopify(WINDOW), [plain, onSale, plain], 0],
])('a sale of %s, before, during and after its dates', async (_, content, expected, notes) => {
  await run([given(content)]);
  const prices = await Promise.all(
    [BEFORE, DURING, AFTER].map(async (time) => {
      const [product] = await imported(time);
      expect(product?.customFields.filter(({ name }) => !name.startsWith('__'))).toEqual([]);
      return [incVatOf(product?.price ?? 0), incVatOf(product?.retailPrice ?? 0)];
    }),
  );
  expect(prices).toEqual(expected);
  expect(told.notes).toHaveLength(notes);
});

/** Prices and retail prices inc VAT of a product and of each of its variants. */
const pricesOf = (product?: CatalogueProduct) =>
  [product, ...(product?.variants ?? [])]
    .map((one) => `${incVatOf(one?.price ?? 0)}/${incVatOf(one?.retailPrice ?? 0)}`)
    .join(' ');

test('each variant has the prices and dates of its own item', async () => {
  const items = [
    'A,Lamp,20.00 GBP,Brass,15.00 GBP,' + WINDOW,
    'B,Lamp,30.00 GBP,Steel,14.00 GBP,2026-11-30T00:00Z/2026-12-01T00:00Z',
    'C,Lamp,19.00 GBP,Black,,',
  ];
  const header = 'id,title,price,color,sale_price,sale_price_effective_date,item_group_id,availability,condition';
  await run([given([header, ...items.map((item) => `${item},G,in_stock,new`)].join('\n'))]);
  const seen = await Promise.all(
    [BEFORE, DURING, Date.parse('2026-11-30T12:00:00Z'), AFTER].map(async (time) =>
      pricesOf((await imported(time))[0]),
    ),
  );
  expect(seen).toEqual([
    '1900/0 2000/0 3000/0 1900/0',
    '1500/2000 1500/2000 3000/0 1900/0',
    '1400/3000 1500/2000 1400/3000 1900/0',
    '1400/3000 2000/0 1400/3000 1900/0',
  ]);
});

test("BigCommerce's variants have their own sales, and share the product's where they have no price", async () => {
  const option = (label: string) => ({ option_values: [{ option_display_name: 'Finish', label }] });
  const variants = [
    { ...option('Brass'), price: null, calculated_price: 15 },
    { ...option('Steel'), price: 30, sale_price: 24, calculated_price: 24 },
    { ...option('Black'), price: 40, calculated_price: 40 },
    { ...option('White'), price: 25, sale_price: 26, calculated_price: 25 },
    { ...option('Red'), price: null, calculated_price: 17 },
  ];
  await run([given(bigcommerce(15, { variants }))]);
  expect(pricesOf((await imported())[0])).toBe('1500/2000 1500/2000 2400/3000 4000/0 2500/0 1700/2000');
  expect(told.notes).toEqual([expect.stringContaining('sale_price: The sale price is not below the price')]);
});
