import { existsSync } from 'node:fs';
import { readCategories, readStamp, readBrands, streamProducts } from './catalogue/catalogue-store.ts';
import { readUnsold, type Unsold } from './catalogue/unsold.ts';
import { readLastBackup } from './database/last-backup.ts';
import { readMigrations } from './database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from './database/open-database.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import { DatabaseBusyError } from './database/retry-on-conflict.ts';
import { storesOf } from './content/stores.rules.ts';
import type { SharedConfig } from '@storefront/schema/settings/shared-config.ts';
import type { Kysely } from 'kysely';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { Tables } from './database/tables.ts';
import { makersOf } from './catalogue/makers.rules.ts';

interface StoredFacts {
  /** Whether the sample catalogue is on sale, whose products are made up. */
  sellsSamples: boolean;
  lastBackup: Date | null;
  categoryPaths: readonly string[];
  /** Of another system; null for none. */
  unsold: Unsold | null;
  /** Products on sale whose manufacturer nobody names, with their brands; null where products were not read. */
  withoutMaker: { count: number; brands: readonly string[] } | null;
}

export interface ShopState {
  /** `empty`: never started; `unusable`: it cannot be read, or is of another version. */
  database: 'ready' | 'empty' | 'unusable';
  /** Null for a usable database. */
  problem: string | null;
  /** Null unless the database is ready. */
  stored: StoredFacts | null;
  /** False where the database cannot say. */
  sellsOwn: boolean;
  branches: readonly { name: string; phone: string }[];
}

/** For the doctor, running or not. Changes nothing, and creates no database. All products take seconds to read. */
export async function readShopState(
  settings: Pick<SharedConfig, 'dataDir' | 'databaseUrl' | 'shopFile'>,
  { readsProducts = false } = {},
): Promise<ShopState> {
  const branches = storesOf(settings.shopFile);
  const location = databaseLocation(settings);
  const without = (database: 'empty' | 'unusable', problem: string | null = null): ShopState => ({
    database,
    problem,
    stored: null,
    sellsOwn: false,
    branches,
  });
  if ('file' in location && !existsSync(location.file)) return without('empty');
  try {
    const db = await openDatabase(location, { isServing: true });
    try {
      if ((await readMigrations(db)).length === 0) return without('empty');
      const sellsOwn = (await readStamp(db)).catalogue === 'imported';
      const stored = {
        sellsSamples: !sellsOwn,
        lastBackup: await readLastBackup(db),
        categoryPaths: (await readCategories(db)).map(({ url }) => url),
        unsold: await readUnsold(db),
        withoutMaker: readsProducts ? await readWithoutMaker(db, settings.shopFile) : null,
      };
      return { database: 'ready', problem: null, stored, sellsOwn, branches };
    } finally {
      await db.destroy();
    }
  } catch (error) {
    // Drivers' errors have a code, for example for a wrong password or a damaged file.
    const isOfDatabase = error instanceof DatabaseUnavailableError || error instanceof DatabaseBusyError;
    if (!isOfDatabase && !(error instanceof Error && 'code' in error)) throw error;
    return without('unusable', error.message);
  }
}

export async function sellsOwnCatalogue(settings: Parameters<typeof readShopState>[0]): Promise<boolean> {
  return (await readShopState(settings)).sellsOwn;
}

/** Those on sale, and the brands that they have. */
async function readWithoutMaker(db: Kysely<Tables>, shopFile: ShopFile) {
  const brands = new Map((await readBrands(db)).map((brand) => [brand.id, brand]));
  const names = new Set<string>();
  let count = 0;
  for await (const products of streamProducts(db)) {
    for (const product of products) {
      const brand = brands.get(product.brandId);
      if (product.availability === 'off_sale' || makersOf(product, brand, shopFile).manufacturer) continue;
      count += 1;
      if (brand) names.add(brand.name);
    }
  }
  return { count, brands: [...names] };
}
