import { sampleShopFile } from './sample-shop-file.fixture.ts';
import type { Kysely } from 'kysely';
import { readContent } from '@storefront/schema/shop-folder/content/read-content.ts';
import { SAMPLE_FOLDER } from '@storefront/schema/shop-folder/shop-folder.ts';
import { smallCatalogue } from './catalogue/catalogue.fixture.ts';
import type { Catalogue, CatalogueProduct } from './catalogue/catalogue.ts';
import { createPasswords, type HashSettings } from './customers/passwords.ts';
import { createAccounts } from './customers/store/account-store.ts';
import { createProductReader } from './catalogue/product-reader.ts';
import { testCompanyDetails } from './mail/company-details.fixture.ts';
import { readLists } from './read-lists.ts';
import { embeddedCommerce, withStores } from './embedded-commerce.ts';
import { readRatings } from './customers/reviews/store/review-store.ts';
import type { ReadModel } from './read-model.ts';
import type { ServedShop } from './server.ts';
import type { Shop } from './shop.ts';
import { buildIndex } from '@storefront/search/build-index.ts';
import { createProductSearch } from '@storefront/search/product-search.ts';
import { readDocuments } from './search-index/read-documents.ts';
import { tradeOptions } from './search-index/trade/trade-options.ts';
import { createAttempts } from './attempts/attempts.ts';
import { writeOwnCatalogue } from './catalogue/own-catalogue.ts';
import { migrate } from './database/migrations/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { createStockReader } from './catalogue/stock/stock-store.ts';
import type { Tables } from './database/tables.ts';

/** The small catalogue with additional products. */
export const withProducts = (more: readonly CatalogueProduct[]): Catalogue => ({
  ...smallCatalogue,
  products: [...smallCatalogue.products, ...more],
});

/** The secret that test requests send to authenticate as the gateway. */
export const TEST_SECRET = 'secret-of-the-test-shop';

/** Writes the small catalogue as an import would: a shop that starts on it seeds nothing. */
export async function writeImportedCatalogue(db: Kysely<Tables>): Promise<void> {
  await openSmallShop(db);
  await db.updateTable('settings').set({ value: 'imported' }).where('key', '=', 'catalogue').execute();
}

/** Cheap enough that a busy machine does not refuse sign-ins because hashing is slow. */
const LIGHT_HASHES: HashSettings = { memory: 64, passes: 1, lanes: 1 };

/** Hashes as slowly as in production, for tests of a queue of sign-ins. */
export const withSlowPasswords = ({ db, companyDetails }: SmallShop): Pick<SmallShop, 'accounts'> => ({
  accounts: createAccounts(db, createPasswords(), companyDetails),
});

/** The embedded shop, as its server takes it. */
export interface SmallShop extends Shop, ServedShop {}

/**
 * Opens a shop with the small or the given catalogue, in memory or in the given database, which must be migrated and
 * empty.
 */
export async function openSmallShop(
  store?: Kysely<Tables>,
  catalogue: Catalogue = smallCatalogue,
  now: () => Date = () => new Date(),
): Promise<SmallShop> {
  const db = store ?? (await openDatabase({ file: ':memory:' }));
  if (!store) await migrate(db);
  const { categories, brands, products } = catalogue;
  const options = tradeOptions();
  await writeOwnCatalogue(db, 'small', {
    categories,
    brands,
    drawings: new Map(),
    redirects: [
      { from: '/old-lamp/', to: '/lamp-1/' },
      { from: '/old-lamps/', to: '/lamps/' },
    ],
    batches: () => [{ products, drawings: new Map() }],
  });
  const stock = createStockReader(db);
  const model: ReadModel = {
    db,
    now,
    ...(await readLists(db, now())),
    search: createProductSearch(await buildIndex(readDocuments(db), options), options),
    products: createProductReader(db, stock, now),
    stock,
    ratings: (ids) => readRatings(db, ids),
    companyDetails: testCompanyDetails,
    content: readContent({ path: SAMPLE_FOLDER, isSample: true }, testCompanyDetails),
    shopFile: sampleShopFile,
    attempts: createAttempts(db),
    secret: TEST_SECRET,
  };
  const shop = withStores(model, { passwords: createPasswords(LIGHT_HASHES) });
  return Object.assign(shop, { commerce: embeddedCommerce(shop) });
}
