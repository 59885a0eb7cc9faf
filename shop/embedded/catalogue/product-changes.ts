import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A place in the order of changes: by revision, then by id. */
export interface ChangePlace {
  revision: number;
  id: number;
}

/** A product that changed, or was taken off sale or deleted. Times are ISO times. */
export interface ProductChange extends ChangePlace {
  url: string;
  at: string;
  isRemoved: boolean;
}

interface Wanted {
  /** An ISO time: only changes from then on, removals included. Null for all products on sale. */
  since: string | null;
  after: ChangePlace | null;
  limit: number;
}

/**
 * The next changes in the order in which they were written. A product stands at its last change, so one that changes while
 * pages are read is met again later, and none is missed.
 */
export async function readProductChanges(
  db: Kysely<Tables>,
  { since, after, limit }: Wanted,
): Promise<ProductChange[]> {
  const { revision, id } = after ?? { revision: -1, id: -1 };
  let products = db
    .selectFrom('products')
    .select(['id', 'url', 'revision', 'updated_at as at', 'off_sale as removed'])
    .where(sql<boolean>`(revision, id) > (${revision}, ${id})`);
  products = since === null ? products.where('off_sale', '=', 0) : products.where('updated_at', '>=', since);
  const rows = await products.orderBy('revision').orderBy('id').limit(limit).execute();
  const deleted =
    since === null
      ? []
      : await db
          .selectFrom('removed_products')
          .select(['id', 'url', 'revision', 'removed_at as at'])
          .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
          .where('removed_at', '>=', since)
          .orderBy('revision')
          .orderBy('id')
          .limit(limit)
          .execute();
  return [
    ...rows.map(({ removed, ...row }) => ({ ...row, isRemoved: removed === 1 })),
    ...deleted.map((row) => ({ ...row, isRemoved: true })),
  ]
    .sort((a, b) => a.revision - b.revision || a.id - b.id)
    .slice(0, limit);
}

/** Deletes products by id below a bound, and remembers them as removed. */
export async function deleteProductsBelow(
  transaction: Transaction<Tables>,
  bound: number,
  revision: number,
): Promise<void> {
  const at = new Date().toISOString();
  await transaction
    .insertInto('removed_products')
    .columns(['id', 'url', 'revision', 'removed_at'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select((own) => ['id', 'url', own.lit(revision).as('revision'), own.val(at).as('removed_at')])
        .where('id', '<', bound),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ revision: eb.ref('excluded.revision'), removed_at: eb.ref('excluded.removed_at') })),
    )
    .execute();
  await transaction.deleteFrom('products').where('id', '<', bound).execute();
}

/** Forgets the removal of products that exist again. */
export async function forgetRestored(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('removed_products')
    .where('id', 'in', (eb) => eb.selectFrom('products').select('id'))
    .execute();
}
