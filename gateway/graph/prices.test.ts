import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { toCentipence, toPounds } from '@storefront/domain/money.rules.ts';
import { publicPrices } from '@storefront/domain/prices.fixture.ts';
import { readConfig } from '@storefront/config/config.ts';
import { createContext } from './context.ts';
import { createGatewayServices } from './services.ts';
import { pricing } from './money/money.rules.ts';
import { schema } from './schema.ts';
import { openFiles } from '@storefront/shop/import/reading/open-files.ts';
import { runImport } from '@storefront/shop/import/run-import.ts';
import { exVatPrice, priceOf } from '@storefront/shop/import/values.rules.ts';
import { createShopServer } from '@storefront/shop/server.ts';
import { openSmallShop } from '@storefront/shop/small-shop.fixture.ts';
import { eachDatabase, type TestDatabase } from '@storefront/shop/database/database.fixture.ts';

test('every price inc VAT from £0.01 to £10,000.00 survives import, database, REST and graph unchanged', () => {
  const changed: number[] = [];
  for (let pence = 1; pence <= 1_000_000; pence += 1) {
    const stored = exVatPrice(priceOf((pence / 100).toFixed(2)) ?? 0, true);
    const sent = Number(String(toPounds(Number(String(stored)))));
    if (pricing(false)(toCentipence(sent)).incVat !== pence) changed.push(pence);
  }
  expect(changed).toEqual([]);
});

/** Pence inc VAT: the lowest prices, those of public samples, and others up to £10,000.00. */
const SAMPLE = [
  ...new Set([
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    ...publicPrices.map((pounds) => Math.round(pounds * 100)),
    ...Array.from({ length: 100 }, (_, index) => 1_000_000 - index * 9_973),
  ]),
].sort((a, b) => a - b);

/** Above the price, because a lower recommended price is not shown. */
const retailPriceOf = (pence: number) => pence + 999;
const pounds = (pence: number) => (pence / 100).toFixed(2);

const LIST = `query ($price: PriceFilter, $page: Int) {
  search(query: "priced", first: 50, page: $page, sort: PRICE_ASCENDING, filters: { price: $price }) {
    totalCount
    edges { node { sku price { incVat { pence amount } exVat { pence amount } } retailPrice { incVat { pence } } } }
  }
}`;

interface Listed {
  totalCount: number;
  edges: {
    node: {
      sku: string;
      price: { incVat: { pence: number; amount: string }; exVat: { pence: number; amount: string } };
      retailPrice: { incVat: { pence: number } } | null;
    };
  }[];
}

/** Opens the graph on a shop that has imported the sample. */
async function openPricedShop(store: TestDatabase) {
  const directory = mkdtempSync(join(tmpdir(), 'prices-'));
  const file = join(directory, 'products.csv');
  const rows = SAMPLE.map(
    (pence) => `p-${pence},Priced product ${pence},P-${pence},${pounds(pence)},${pounds(retailPriceOf(pence))}`,
  );
  writeFileSync(file, `Handle,Title,Variant SKU,Variant Price,Variant Compare At Price\n${rows.join('\n')}\n`);
  const db = await store.open();
  await runImport(db, {
    files: await openFiles([file]),
    mode: 'keep',
    pricesIncludeVat: true,
    today: '2026-11-21',
    now: Date.parse('2026-11-21T12:00:00Z'),
    onRemark: (_, kind, { reason }) => kind === 'left-out' && expect.fail(reason),
  });
  rmSync(directory, { recursive: true });
  const server = await createShopServer(await openSmallShop(db));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const services = createGatewayServices({
    config: readConfig({}),
    shopApiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => new Date(),
  });
  return {
    async list(variableValues: Record<string, unknown>): Promise<Listed> {
      const request = {
        cartToken: null,
        anonymousCartToken: null,
        sessionToken: null,
        deviceToken: null,
        clientAddress: null,
        partnerId: null,
        requestId: 'test',
      };
      const contextValue = createContext({
        services,
        request,
        response: { setCartToken: () => undefined, setSessionToken: () => undefined, setDeviceToken: () => undefined },
      });
      const { data, errors } = await graphql({ schema, source: LIST, variableValues, contextValue });
      expect(errors).toBeUndefined();
      return (data as unknown as { search: Listed }).search;
    },
    async close() {
      await services.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

eachDatabase((store) => {
  test('imported prices inc VAT are returned, sorted and filtered to the penny', async () => {
    const shop = await openPricedShop(store);
    const listed: Listed['edges'][number]['node'][] = [];
    for (let page = 1; listed.length < SAMPLE.length; page += 1) {
      const { totalCount, edges } = await shop.list({ page });
      expect([totalCount, edges.length > 0]).toEqual([SAMPLE.length, true]);
      listed.push(...edges.map(({ node }) => node));
    }
    expect(listed.map(({ price }) => price.incVat.pence)).toEqual(SAMPLE);
    expect(listed.map(({ retailPrice }) => retailPrice?.incVat.pence)).toEqual(SAMPLE.map(retailPriceOf));
    expect(listed.find(({ sku }) => sku === 'P-999')?.price).toEqual({
      incVat: { pence: 999, amount: '9.99' },
      exVat: { pence: 833, amount: '8.3250' },
    });
    expect(listed.find(({ sku }) => sku === 'P-5')?.price).toEqual({
      incVat: { pence: 5, amount: '0.05' },
      exVat: { pence: 4, amount: '0.0417' },
    });

    for (const pence of [1, 2, 5, 99, 999, 1_999, 3_999, 9_999, 1_000_000]) {
      const { edges } = await shop.list({ price: { minimum: pence, maximum: pence } });
      expect(edges.map(({ node }) => node.sku)).toEqual([`P-${pence}`]);
    }
    const between = SAMPLE.filter((pence) => pence >= 995 && pence <= 2_499);
    expect((await shop.list({ price: { minimum: 995, maximum: 2_499 } })).totalCount).toBe(between.length);
    await shop.close();
  });
});
