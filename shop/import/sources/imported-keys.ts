import type { Kysely, Transaction } from 'kysely';
import { chunks } from '../../database/chunks.ts';
import type { Tables } from '../../database/tables.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';

/** Links a feed's product key to a product of the shop. */
export interface ImportedKey {
  key: string;
  productId: number;
  /** The id of its next new variant; ids are never reused. */
  nextVariant: number;
  /** The number of the import that last had it. */
  run: number;
}

export async function readImportedKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, ImportedKey>> {
  const known = new Map<string, ImportedKey>();
  for (const some of chunks(keys)) {
    const rows = await db.selectFrom('imported_keys').selectAll().where('key', 'in', some).execute();
    for (const { key, product_id, next_variant, run } of rows)
      known.set(key, { key, productId: product_id, nextVariant: next_variant, run });
  }
  return known;
}

/**
 * Writes keys and the source of each, in one transaction. Call after their products are written, so that no key refers to a missing
 * product.
 */
export async function writeImportedKeys(
  db: Kysely<Tables>,
  keys: readonly ImportedKey[],
  sources: readonly string[],
): Promise<void> {
  await retryOnConflict(() => db.transaction().execute((transaction) => writeAll(transaction, keys, sources)));
}

async function writeAll(
  db: Transaction<Tables>,
  keys: readonly ImportedKey[],
  sources: readonly string[],
): Promise<void> {
  for (const some of chunks(keys)) {
    const rows = some.map(({ key, productId, nextVariant, run }) => ({
      key,
      product_id: productId,
      next_variant: nextVariant,
      run,
    }));
    await db
      .insertInto('imported_keys')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          next_variant: eb.ref('excluded.next_variant'),
          run: eb.ref('excluded.run'),
        })),
      )
      .execute();
  }
  const brought = keys.map(({ productId }, index) => ({ source: sources[index] ?? '', product_id: productId }));
  for (const some of chunks(brought)) {
    await db
      .insertInto('imported_sources')
      .values(some)
      .onConflict((conflict) => conflict.columns(['source', 'product_id']).doNothing())
      .execute();
  }
}

/** Returns the number of the next import. */
export async function nextRun(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('imported_keys')
    .select(({ fn }) => fn.max('run').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}
