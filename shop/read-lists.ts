import type { Kysely } from 'kysely';
import { createStructure, type Structure } from './catalogue/structure.ts';
import { createListIndex } from './catalogue/listing/list-index.ts';
import type { Shop } from './routes/route.ts';
import { readBrands, readCategories, streamProducts } from './catalogue/catalogue-store.ts';
import type { Tables } from './database/tables.ts';

/** Builds the in-memory categories, brands and lists from the database. */
export async function readLists(db: Kysely<Tables>): Promise<Pick<Shop, 'structure' | 'lists'>> {
  const structure = createStructure(await readCategories(db), await readBrands(db));
  const lists = createListIndex();
  for await (const products of streamProducts(db)) for (const product of products) lists.put(product);
  return { structure, lists };
}

export function namesOf({ brandById, categoryById }: Structure) {
  return {
    brand: (id: number) => brandById.get(id)?.name ?? '',
    category: (id: number) => categoryById.get(id)?.name ?? '',
  };
}
