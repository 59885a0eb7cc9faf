import { beforeEach, expect, test, vi } from 'vitest';
import { smallCatalogue } from './catalogue/catalogue.fixture.ts';
import { wholeList } from './catalogue/listing/list-query.fixture.ts';
import type { CatalogueProduct } from './catalogue/catalogue.ts';
import { catchUp, createFollower } from './follow-changes.ts';
import type { Shop } from './shop.ts';
import type { IndexKeeper } from './search-index/index-keeper.ts';
import { openSmallShop } from './small-shop.fixture.ts';
import { readStamp } from './catalogue/catalogue-store.ts';
import { upsertBrands, upsertProducts } from './catalogue/catalogue-writes.ts';
import { returnStock, takeStock } from './catalogue/stock/stock-store.ts';
import { countedStock, type StockAmount } from './catalogue/stock/stock.rules.ts';
import { removeOwnCatalogue } from './catalogue/own-catalogue.ts';
import { eachDatabase } from './database/database.fixture.ts';

let shop: Shop;
const keeper = { rebuild: vi.fn<IndexKeeper['rebuild']>(), afterChanges: vi.fn<IndexKeeper['afterChanges']>() };
const [lamp] = smallCatalogue.products as [CatalogueProduct];
const inCategory = (id: number, inStock = false) => {
  const { ids } = shop.lists.list({ ...wholeList, scope: { kind: 'category', id }, inStock });
  return ids;
};
const found = (term: string) => [...(shop.search.search(term)?.ids ?? [])];

eachDatabase((store) => {
  beforeEach(async () => {
    shop = await openSmallShop(await store.open());
    vi.clearAllMocks();
  });

  test('lists, search and product pages reflect products that another process wrote', async () => {
    const seen = await readStamp(shop.db);
    await shop.products.byId(1);
    await upsertProducts(shop.db, [
      { ...lamp, name: 'Zephyr lantern', categoryIds: [3] },
      { ...lamp, id: 1_000_000, name: 'Imported zephyr', url: '/imported/', categoryIds: [3], sku: 'IMP-1' },
    ]);
    const reached = await catchUp(shop, seen, keeper);
    expect(inCategory(3)).toEqual(expect.arrayContaining([1, 1_000_000]));
    expect(inCategory(2)).not.toContain(1);
    expect(found('zephyr').sort((a, b) => a - b)).toEqual([1, 1_000_000]);
    expect((await shop.products.byId(1))?.name).toBe('Zephyr lantern');
    expect(await catchUp(shop, reached, keeper)).toEqual(reached);
  });

  test('reports the changed products and categories once lists and search reflect them', async () => {
    const changes: unknown[] = [];
    const tell = (change: unknown) => changes.push([change, inCategory(3).includes(1_000_000)]);
    const seen = await readStamp(shop.db);
    await upsertProducts(shop.db, [{ ...lamp, id: 1_000_000, url: '/imported/', categoryIds: [3], sku: 'IMP-1' }]);
    const reached = await catchUp(shop, seen, keeper, tell);
    expect(changes).toEqual([[['/imported/', shop.structure.categoryById.get(3)?.url], true]]);
    await upsertBrands(shop.db, [{ id: 100_000, name: 'Imported', url: 'imported', descriptionHtml: '' }]);
    await catchUp(shop, reached, keeper, tell);
    expect(changes.slice(1)).toEqual([['everything', true]]);
    expect(shop.structure.brandByUrl.get('imported')?.id).toBe(100_000);
  });

  test('a list of products in stock follows what orders take and give back', async () => {
    const inStock = () => inCategory(3, true);
    const before = inStock();
    expect(before).toEqual(expect.arrayContaining([100, 101]));
    expect(before).not.toContain(102);
    const changes: unknown[] = [];
    const follower = createFollower(shop, await readStamp(shop.db), keeper, (change) => changes.push(change));
    const [last] = countedStock({ ...lamp, id: 101, inventoryLevel: 50 }) as [StockAmount];
    await shop.db.transaction().execute((transaction) => takeStock(transaction, [last]));
    await follower.look();
    expect(inStock()).not.toContain(101);
    await shop.db.transaction().execute((transaction) => returnStock(transaction, [last]));
    await follower.look();
    expect(inStock()).toEqual(before);
    expect(changes).toHaveLength(2);
    expect(changes[0]).toContain((await shop.products.byId(101))?.url);
  });

  test('reads the whole catalogue again when it was replaced', async () => {
    const seen = await readStamp(shop.db);
    await removeOwnCatalogue(shop.db);
    await catchUp(shop, seen, keeper);
    expect([shop.lists.size, shop.structure.categoryById.size, await shop.products.byId(1)]).toEqual([0, 0, undefined]);
    expect(keeper.rebuild).toHaveBeenCalledOnce();
  });

  test('rebuilds suggestions after a name changed, once a poll finds nothing new', async () => {
    const follower = createFollower(shop, await readStamp(shop.db), keeper);
    await upsertBrands(shop.db, [{ id: 100_000, name: 'Imported', url: 'imported', descriptionHtml: '' }]);
    await follower.look();
    await upsertProducts(shop.db, [{ ...lamp, name: 'Zephyr lantern' }]);
    await follower.look();
    expect(keeper.rebuild).not.toHaveBeenCalled();
    await follower.look();
    await follower.look();
    expect(keeper.rebuild).toHaveBeenCalledOnce();
  });

  test('of an import search has the last products at once and the others by a rebuild; requests go on', async () => {
    const seen = await readStamp(shop.db);
    for (let batch = 0; batch < 8; batch += 1) {
      await upsertProducts(
        shop.db,
        Array.from({ length: 250 }, (_, index) => ({
          ...lamp,
          id: 1_000_000 + batch * 250 + index,
          url: `/imported-${batch}-${index}/`,
          sku: `IMP${batch}-${index}`,
        })),
      );
    }
    let turns = 0;
    const count = () => {
      turns += 1;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    await catchUp(shop, seen, keeper);
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(8);
    expect([shop.search.withCode('IMP0-0', true), shop.search.withCode('IMP7-249', true)]).toEqual([[], [1_001_999]]);
    expect(keeper.rebuild).toHaveBeenCalledOnce();
  });
});
