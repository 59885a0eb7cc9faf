import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { incVatOf } from '../../domain/money.rules.ts';
import { eachDatabase } from '../database/database.fixture.ts';
import { fixture, useImports } from './import.fixture.ts';

const FILE = fixture('shopify-prices.csv');
const feedPrices = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => Math.round(Number(line.split(',')[6]) * 100));

eachDatabase((store) => {
  const { told, run, given, imported } = useImports(store);

  test("each price of Shopify's sample files survives a round trip to the penny", async () => {
    expect(await run([FILE])).toMatchObject({ added: 66, skipped: 0 });
    expect((await imported()).map(({ price }) => incVatOf(price))).toEqual(feedPrices);
  });

  const bigcommerce = (salePrice: number) =>
    JSON.stringify([{ id: 2, name: 'Lamp', price: 20, sale_price: salePrice, calculated_price: salePrice }]);
  const merchant = (salePrice: number, interval: string) =>
    `id,title,price,availability,condition,sale_price,sale_price_effective_date\nA,Lamp,20.00 GBP,in_stock,new,${salePrice}.00 GBP,${interval}\n`;
  test.each([
    ['a sale of BigCommerce', bigcommerce(15), 1_500, 2_000, 0],
    ['a sale of BigCommerce above the price', bigcommerce(25), 2_000, 0, 1],
    ['a sale of a Merchant feed', merchant(15, ''), 1_500, 2_000, 0],
    ['a sale that is over', merchant(15, '2024-11-24T00:00Z/2024-11-30T23:59Z'), 2_000, 0, 1],
    ['a sale above the price', merchant(25, ''), 2_000, 0, 1],
  ])('%s', async (_, content, price, was, notes) => {
    await run([given(content)]);
    const [product] = await imported();
    expect([incVatOf(product?.price ?? 0), incVatOf(product?.retailPrice ?? 0)]).toEqual([price, was]);
    expect(told.notes).toHaveLength(notes);
  });
});
