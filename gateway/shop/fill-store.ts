import type { Kysely } from 'kysely';
import { renamedProducts } from './catalogue/renamed-products.data.ts';
import { CATALOGUE_VERSION } from './seed/catalogue-version.ts';
import { generateCatalogue } from './seed/generate-catalogue.ts';
import { writeCatalogue } from './store/catalogue-store.ts';
import type { Tables } from './store/tables.ts';

interface FillOptions {
  /** At least so many products; the catalogue's own number unless given. */
  products?: number;
  onProgress: (message: string) => void;
}

/** Replaces whatever catalogue the store holds with the one that a shop opens with. Carts stay. */
export async function fillStore(db: Kysely<Tables>, { products, onProgress }: FillOptions): Promise<void> {
  onProgress('Writing the catalogue …');
  const catalogue = generateCatalogue(products === undefined ? {} : { products });
  onProgress(`Storing ${catalogue.products.length.toLocaleString('en-GB')} products in ${catalogue.categories.length} categories …`);
  await writeCatalogue(db, CATALOGUE_VERSION, catalogue, renamedProducts);
}
