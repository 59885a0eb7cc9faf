import { createProductReader } from './catalogue/product-reader.ts';
import { fillingFor } from './filling.ts';
import { followChanges } from './follow-changes.ts';
import { readLists } from './read-lists.ts';
import type { Shop } from './routes/route.ts';
import { keepBuilt } from './search/build/keep-built.ts';
import { createProductSearch } from './search/product-search.ts';
import { createCartStore } from './store/cart-store.ts';
import { readStamp } from './store/catalogue-store.ts';
import { migrate } from './store/migrations.ts';
import { openSqlite, serveFrom } from './store/sqlite.ts';

export interface OpenShopOptions {
  /** The database file. */
  file: string;
  /** How many products the shop's own catalogue has at least; unless given, as many as it was last filled with. */
  seedProducts?: number | undefined;
  onProgress: (message: string) => void;
}

/** Opens the store, fills it when it holds no catalogue or another than it should, and reads what lists and search are made of. */
export async function openShop({ file, seedProducts, onProgress }: OpenShopOptions): Promise<Shop & { close(): Promise<void> }> {
  const db = openSqlite(file);
  await migrate(db);
  const filling = fillingFor((await readStamp(db)).catalogue, seedProducts);
  if (filling) {
    // Only a first start needs what writes the catalogue; every other is quicker without.
    const { fillStore } = await import('./fill-store.ts');
    await fillStore(db, { ...filling, onProgress });
  }
  await serveFrom(db);
  const stamp = await readStamp(db);
  const shop: Shop = { db, ...(await readLists(db)), search: createProductSearch(null), products: createProductReader(db), carts: createCartStore(db) };
  const keeper = keepBuilt(shop.search, file, onProgress);
  const stopFollowing = followChanges(shop, stamp, keeper);
  onProgress('Search is being built; everything else is open …');
  keeper.rebuild();
  return Object.assign(shop, {
    async close() {
      stopFollowing();
      await keeper.close();
      await db.destroy();
    },
  });
}
