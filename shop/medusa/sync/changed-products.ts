import type { Kysely } from 'kysely';
import type { ListIndex } from '../../catalogue/listing/list-index.ts';
import type { ListScope } from '../../catalogue/listing/list-query.ts';
import { chunks } from '../../database/chunks.ts';
import type { Tables } from '../../database/tables.ts';
import { listQuery } from '../../routes/list-query.ts';
import { idOfKey } from './map-product.rules.ts';
import type { MedusaReader } from './read-medusa.ts';

/** The most products of one category or collection that are copied at once; the others follow with the next walk. */
const PRODUCTS_MAXIMUM = 2_000;

/** The ids of products that are, or were when they were copied, in these categories, below them, or in these collections. */
export async function productsOfPlaces(
  { db, lists }: { db: Kysely<Tables>; lists: ListIndex },
  reader: MedusaReader,
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const categories = ids.filter((id) => id.startsWith('pcat_'));
  const collections = ids.filter((id) => id.startsWith('pcol_'));
  if (categories.length > 0) found.push(...(await reader.idsIn('category_id', categories)));
  if (collections.length > 0) found.push(...(await reader.idsIn('collection_id', collections)));
  for (const some of chunks(ids)) {
    for (const { id, number } of await db.selectFrom('medusa_places').selectAll().where('id', 'in', some).execute()) {
      const scope: ListScope = id.startsWith('pcat_')
        ? { kind: 'category', id: number }
        : { kind: 'brands', ids: [number] };
      const held = lists.list({ ...listQuery({}, []), scope, limit: PRODUCTS_MAXIMUM });
      found.push(...(await medusaIdsOf(db, held.ids)));
    }
  }
  return found;
}

async function medusaIdsOf(db: Kysely<Tables>, productIds: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const some of chunks(productIds))
    found.push(
      ...(await db.selectFrom('imported_keys').select('key').where('product_id', 'in', some).execute()).map(({ key }) =>
        idOfKey(key),
      ),
    );
  return found;
}
