import { smallCatalogue } from '../catalogue.fixture.ts';
import { createProductReader } from './catalogue/product-reader.ts';
import { readLists } from './read-lists.ts';
import type { Shop } from './routes/route.ts';
import { buildIndex } from './search/build/build-index.ts';
import { createProductSearch } from './search/product-search.ts';
import { readDocuments } from './search/build/read-documents.ts';
import { createCartStore } from './store/cart-store.ts';
import { writeOwnCatalogue } from './store/catalogue-writes.ts';
import { migrate } from './store/migrations.ts';
import { openSqlite } from './store/sqlite.ts';

/** A shop in memory that sells the small catalogue. */
export async function openSmallShop(): Promise<Shop> {
  const db = openSqlite(':memory:');
  await migrate(db);
  const { categories, brands, products } = smallCatalogue;
  await writeOwnCatalogue(db, 'small', { categories, brands, drawings: new Map(), redirects: [{ from: '/old-lamp/', to: '/lamp-1/' }, { from: '/old-lamps/', to: '/lamps/' }], batches: () => [{ products, drawings: new Map() }] });
  return { db, ...(await readLists(db)), search: createProductSearch(await buildIndex(readDocuments(db))), products: createProductReader(db), carts: createCartStore(db) };
}
