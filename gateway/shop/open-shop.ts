import { createReadModel, type ReadModel } from './catalogue/read-model.ts';
import type { Shop } from './routes/route.ts';
import { createSearch, type Search } from './search/search.ts';
import { CATALOGUE_VERSION } from './seed/catalogue-version.ts';
import { createCartStore } from './store/cart-store.ts';
import { readCatalogue, readCatalogueVersion } from './store/catalogue-store.ts';
import { migrate } from './store/migrations.ts';
import { openSqlite } from './store/sqlite.ts';

/** Opens the store, fills it when it holds no catalogue or an older one, and reads it into memory. */
export async function openShop(file: string, onProgress: (message: string) => void): Promise<Shop> {
  const db = openSqlite(file);
  await migrate(db);
  if ((await readCatalogueVersion(db)) !== CATALOGUE_VERSION) {
    // Only a first start needs what writes the catalogue; every other is quicker without.
    const { fillStore } = await import('./fill-store.ts');
    await fillStore(db, { onProgress });
  }
  const model = createReadModel(await readCatalogue(db));
  return { db, model, search: createProductSearch(model), carts: createCartStore(db) };
}

/** The specification's boosts, but 3 for names: at its 1.3 a long description outweighs what a product is called. */
const BOOSTS = { name: 3, sku: 3, brand: 1.1, category: 1, field: 1 };

export function createProductSearch(model: ReadModel): Search {
  return createSearch(
    model.products.map((product) => ({
      id: product.id,
      popularity: product.popularity,
      codes: [product.sku, product.gtin, ...product.variants.map(({ sku }) => sku)],
      parts: [
        { text: product.name, boost: BOOSTS.name },
        { text: product.sku, boost: BOOSTS.sku },
        { text: model.brandById.get(product.brandId)?.name ?? '', boost: BOOSTS.brand },
        ...product.categoryIds.map((id) => ({ text: model.categoryById.get(id)?.name ?? '', boost: BOOSTS.category })),
        ...product.customFields.map(({ value }) => ({ text: value, boost: BOOSTS.field })),
        ...product.variants.flatMap(({ optionValues }) => optionValues.map(({ label }) => ({ text: label, boost: BOOSTS.field }))),
      ],
    })),
  );
}
