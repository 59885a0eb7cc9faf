import type { Kysely } from 'kysely';
import { renamedProducts } from './catalogue/renamed-products.data.ts';
import { ownCatalogueStamp } from './filling.ts';
import { generateCatalogue } from './seed/generate-catalogue.ts';
import { writeOwnCatalogue } from './store/catalogue-writes.ts';
import type { Tables } from './store/tables.ts';

interface FillOptions {
  /** At least so many products; the catalogue's own number unless given. */
  products?: number | undefined;
  onProgress: (message: string) => void;
}

/** Replaces the shop's own catalogue in the store. Carts stay, and so does what was imported. */
export async function fillStore(db: Kysely<Tables>, { products, onProgress }: FillOptions): Promise<void> {
  const catalogue = generateCatalogue(products === undefined ? {} : { products });
  onProgress(`Writing ${catalogue.productCount.toLocaleString('en-GB')} products in ${catalogue.categories.length} categories …`);
  await writeOwnCatalogue(db, ownCatalogueStamp(products), { ...catalogue, redirects: renamedProducts });
}
