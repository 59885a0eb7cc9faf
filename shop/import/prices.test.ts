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
  const { run, imported } = useImports(store);

  test("each price of Shopify's sample files survives a round trip to the penny", async () => {
    expect(await run([FILE])).toMatchObject({ added: 66, skipped: 0 });
    expect((await imported()).map(({ price }) => incVatOf(price))).toEqual(feedPrices);
  });
});
