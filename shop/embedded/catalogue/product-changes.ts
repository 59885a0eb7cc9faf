import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Changes are ordered by revision, then id. */
export interface ChangePlace {
  revision: number;
  id: number;
}

export interface ProductChange extends ChangePlace {
  url: string;
  at: string;
  isRemoved: boolean;
}

interface Wanted {
  /** Only changes from this ISO time on, removals included; null for all products on sale. */
  since: string | null;
  after: ChangePlace | null;
  limit: number;
}

/** In the order written. A product stands at its last change: changed meanwhile, it is met again, never missed. */
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

export async function forgetRestored(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('removed_products')
    .where('id', 'in', (eb) => eb.selectFrom('products').select('id'))
    .execute();
}
