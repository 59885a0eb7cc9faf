import type { Kysely } from 'kysely';
import { createStructure, type Structure } from './catalogue/structure.ts';
import { pricedAt } from './catalogue/sale.rules.ts';
import { createListIndex } from './catalogue/listing/list-index.ts';
import type { ReadModel } from './read-model.ts';
import { readSoldOut } from './catalogue/stock/stock-store.ts';
import { readBrands, readCategories, streamProducts } from './catalogue/catalogue-store.ts';
import type { Tables } from './database/tables.ts';

/** At the prices of a time. */
export async function readLists(
  db: Kysely<Tables>,
  now: Date,
): Promise<Pick<ReadModel, 'structure' | 'lists' | 'soldOut'>> {
  const structure = createStructure(await readCategories(db), await readBrands(db));
  const lists = createListIndex();
  const soldOut = await readSoldOut(db);
  for await (const products of streamProducts(db))
    for (const product of products) lists.put(pricedAt(product, now.getTime()), soldOut.get(product.id));
  return { structure, lists, soldOut };
}

export function namesOf({ brandById, categoryById }: Structure) {
  return {
    brand: (id: number) => brandById.get(id)?.name ?? '',
    category: (id: number) => categoryById.get(id)?.name ?? '',
  };
}
