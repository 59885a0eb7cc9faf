import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { upsertProducts } from '../catalogue/catalogue-writes.ts';
import { sqliteDatabase } from '../database/database.fixture.ts';
import { createIndexKeeper, type IndexKeeper } from './index-keeper.ts';
import { createProductSearch, type ProductSearch } from '@storefront/search/product-search.ts';
import { tradeOptions } from './trade/trade-options.ts';

let search: ProductSearch;
let keeper: IndexKeeper;
const progress: string[] = [];
const found = () => search.search('lamp')?.ids.length ?? null;

const store = sqliteDatabase({ isEmpty: true });
beforeEach(() => {
  search = createProductSearch(null, tradeOptions());
  keeper = createIndexKeeper(search, store.location(), (message) => progress.push(message));
});
afterEach(async () => {
  vi.restoreAllMocks();
  progress.length = 0;
  await keeper.close();
});
const fill = async () => upsertProducts(await store.open(), smallCatalogue.products);

test('retries a failed build until there is an index', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  keeper.rebuild();
  await expect.poll(() => told.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(found()).toBeNull();
  await fill();
  // A build may find the tables before the products.
  await expect.poll(found, { timeout: 10_000 }).not.toBeNull();
});

test('a rebuild requested during a build starts after it', async () => {
  await fill();
  keeper.rebuild();
  keeper.rebuild();
  keeper.rebuild();
  await expect.poll(() => progress.length, { timeout: 10_000 }).toBe(2);
});

test('closing during a build leaves nothing behind', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await fill();
  keeper.rebuild();
  await keeper.close();
  keeper.rebuild();
  expect([found(), told.mock.calls]).toEqual([null, []]);
});
