import type { Kysely } from 'kysely';
import { renamedProducts } from '@storefront/sample-catalogue/renamed-products.data.ts';
import { ownCatalogueStamp, type Seeding } from './seeding.ts';
import { sampleBranchStock } from '@storefront/sample-catalogue/branch-stock.ts';
import { generateCatalogue } from '@storefront/sample-catalogue/generate-catalogue.ts';
import { readStamp } from '../catalogue/catalogue-store.ts';
import { writeOwnCatalogue } from '../catalogue/own-catalogue.ts';
import { seedBranchStock } from '../catalogue/stock/branch-stock.ts';
import type { Tables } from '../database/tables.ts';
import { withWriteLock } from '../database/write-lock.ts';

interface FillOptions {
  /** Null to leave the catalogue. Called under the write lock. */
  seedingFor(held: string | null): Seeding | null;
  onProgress: (message: string) => void;
}

/** Carts and imported products stay. Of two processes one seeds, and the other waits for it. */
export async function seedDatabase(db: Kysely<Tables>, { seedingFor, onProgress }: FillOptions): Promise<void> {
  await withWriteLock(db, async (transaction) => {
    const filling = seedingFor((await readStamp(transaction)).catalogue);
    if (!filling) return;
    const { products } = filling;
    const catalogue = generateCatalogue(products === undefined ? {} : { products });
    const count = catalogue.productCount.toLocaleString('en-GB');
    onProgress(`Writing ${count} products in ${catalogue.categories.length} categories …`);
    await writeOwnCatalogue(transaction, ownCatalogueStamp(products), { ...catalogue, redirects: renamedProducts });
    await seedBranchStock(transaction, sampleBranchStock);
  });
}
