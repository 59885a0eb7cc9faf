import type { Kysely } from 'kysely';
import type { ListIndex } from '@storefront/embedded/catalogue/listing/list-index.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { listQuery } from '@storefront/embedded/routes/list-query.ts';
import { idOfKey } from './map-product.rules.ts';
import type { MedusaReader } from './read-medusa.ts';

/** Copied at once of one category or collection; the others follow with the next walk. */
const PRODUCTS_MAXIMUM = 2_000;

/** Products that are, or were when copied, in these categories, below them, or in these collections. */
export async function productsOfPlaces(
  { db, lists }: { db: Kysely<Tables>; lists: ListIndex },
  reader: MedusaReader,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const [categories, collections] = ['pcat_', 'pcol_'].map((prefix) => ids.filter((id) => id.startsWith(prefix)));
  const found = [await reader.idsIn('category_id', categories), await reader.idsIn('collection_id', collections)];
  for (const { id, number } of await db.selectFrom('medusa_places').selectAll().where('id', 'in', ids).execute()) {
    const scope = id.startsWith('pcat_')
      ? { kind: 'category' as const, id: number }
      : { kind: 'brands' as const, ids: [number] };
    const held = lists.list({ ...listQuery({}, []), scope, limit: PRODUCTS_MAXIMUM }).ids;
    const rows = await db.selectFrom('imported_keys').select('key').where('product_id', 'in', held).execute();
    found.push(rows.map(({ key }) => idOfKey(key)));
  }
  return found.flat();
}
