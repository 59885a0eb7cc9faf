import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../catalogue.ts';
import { countedStock, inFixedOrder, type StockAmount } from './stock.rules.ts';
import type { Tables } from '../../database/tables.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Keeps stock of products that were written. A level that the catalogue says anew is a new count and replaces what is there; one that
 * it only repeats leaves what orders have taken since.
 */
export async function countStock(
  transaction: Transaction<Tables>,
  products: readonly CatalogueProduct[],
): Promise<void> {
  const rows = products
    .flatMap(countedStock)
    .map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      level: quantity,
      counted: quantity,
    }))
    .sort((a, b) => a.product_id - b.product_id || a.variant_id - b.variant_id);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('stock')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'variant_id'])
          .doUpdateSet((eb) => ({ level: eb.ref('excluded.level'), counted: eb.ref('excluded.counted') }))
          .whereRef('stock.counted', '!=', 'excluded.counted'),
      )
      .execute();
  }
}

/** Takes out the stock of products that the catalogue no longer has. */
export async function forgetStock(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('stock')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('products').select('products.id').whereRef('products.id', '=', 'stock.product_id'))),
    )
    .execute();
}

/** Takes all of it, or answers false at the first thing that there is not enough of: the transaction is then to be rolled back. */
export async function takeStock(transaction: Transaction<Tables>, amounts: readonly StockAmount[]): Promise<boolean> {
  for (const amount of inFixedOrder(amounts)) if (!(await takeOne(transaction, amount))) return false;
  return true;
}

/** Takes what there is enough of; answers what was taken. */
export async function takeWhatThereIs(
  transaction: Transaction<Tables>,
  amounts: readonly StockAmount[],
): Promise<StockAmount[]> {
  const taken: StockAmount[] = [];
  for (const amount of inFixedOrder(amounts)) if (await takeOne(transaction, amount)) taken.push(amount);
  return taken;
}

/** One statement that asks and takes: between the two nobody else can take the same. */
async function takeOne(
  transaction: Transaction<Tables>,
  { productId, variantId, quantity }: StockAmount,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('stock')
    .set((eb) => ({ level: eb('level', '-', quantity) }))
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('level', '>=', quantity)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

export async function returnStock(transaction: Transaction<Tables>, amounts: readonly StockAmount[]): Promise<void> {
  for (const { productId, variantId, quantity } of inFixedOrder(amounts)) {
    await transaction
      .updateTable('stock')
      .set((eb) => ({ level: eb('level', '+', quantity) }))
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .execute();
  }
}

/** Levels in stock by variant. */
export type Levels = ReadonlyMap<number, number>;

/** What is in stock of some products now; those that no stock is kept of are missing. */
export async function readLevels(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<Map<number, Map<number, number>>> {
  const levels = new Map<number, Map<number, number>>();
  if (productIds.length === 0) return levels;
  const rows = await db
    .selectFrom('stock')
    .select(['product_id', 'variant_id', 'level'])
    .where('product_id', 'in', productIds)
    .execute();
  for (const { product_id, variant_id, level } of rows) {
    const its = levels.get(product_id) ?? new Map<number, number>();
    levels.set(product_id, its.set(variant_id, level));
  }
  return levels;
}

/** How old a level may be that is shown: another process may have sold some since. What is sold never rests on it. */
const SHOWN_MILLISECONDS_MAXIMUM = 1_000;
const KEPT_PRODUCTS = 2_000;

/** Levels to show. */
export interface StockReader {
  /** By product. */
  levels(productIds: readonly number[]): Promise<ReadonlyMap<number, Levels>>;
  /** Reads anew, everything unless told. */
  forget(productIds?: readonly number[]): void;
}

export function createStockReader(db: Kysely<Tables>): StockReader {
  const kept = new LRUCache<number, Levels>({ max: KEPT_PRODUCTS, ttl: SHOWN_MILLISECONDS_MAXIMUM });
  /** Grows with every forgetting: what was read before it is not kept. */
  let forgotten = 0;
  return {
    async levels(productIds) {
      const found = new Map<number, Levels>();
      for (const id of productIds) {
        const levels = kept.get(id);
        if (levels) found.set(id, levels);
      }
      const missing = productIds.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const before = forgotten;
      const read = await readLevels(db, missing);
      for (const id of missing) {
        const levels = read.get(id) ?? new Map<number, number>();
        found.set(id, levels);
        if (before === forgotten) kept.set(id, levels);
      }
      return found;
    },
    forget(productIds) {
      forgotten += 1;
      if (!productIds) return kept.clear();
      for (const id of productIds) kept.delete(id);
    },
  };
}
