import type { Kysely } from 'kysely';
import { grow } from './catalogue-writes.ts';
import { readProducts } from './catalogue-store.ts';
import { nextPriceChange } from './sale.rules.ts';
import type { Tables } from '../database/tables.ts';
import { withWriteLock } from '../database/write-lock.ts';

const PRODUCTS_PER_TRANSACTION = 200;

/**
 * Gives products whose price has changed by time alone a new revision, as a write would: lists, caches and partners' copies follow
 * revisions. Safe to run in several processes at once. Returns how many there were.
 */
export async function notePriceChanges(db: Kysely<Tables>, now: Date): Promise<number> {
  let noted = 0;
  for (;;) {
    const due = await db
      .selectFrom('products')
      .select('id')
      .where('price_changes_at', '<=', now.toISOString())
      .limit(PRODUCTS_PER_TRANSACTION)
      .execute();
    if (due.length === 0) return noted;
    noted += await note(
      db,
      due.map(({ id }) => id),
      now,
    );
  }
}

/** Products that another process has noted meanwhile are left out. */
function note(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<number> {
  return withWriteLock(db, async (transaction) => {
    const due = await transaction
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .where('price_changes_at', '<=', now.toISOString())
      .execute();
    if (due.length === 0) return 0;
    const products = await readProducts(
      transaction,
      due.map(({ id }) => id),
    );
    const changes = new Map(products.map((product) => [product.id, nextPriceChange(product, now.getTime())]));
    const revision = await grow(transaction, 'revision');
    for (const { id } of due)
      await transaction
        .updateTable('products')
        // A product that cannot be read has no next change, so that it is not found again.
        .set({ revision, updated_at: now.toISOString(), price_changes_at: changes.get(id) ?? null })
        .where('id', '=', id)
        .execute();
    return due.length;
  });
}
