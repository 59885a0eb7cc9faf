import { sql, type Kysely, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../catalogue.ts';
import type { SoldOutProducts } from '../listing/stocked.rules.ts';
import { countedStock, inLockOrder, type StockAmount, type StockLevel } from './stock.rules.ts';
import { chunks } from '../../database/chunks.ts';
import type { Tables } from '../../database/tables.ts';

/** A level that differs from the catalogue's last one is a new count; an unchanged one keeps what orders have taken. */
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
  for (const some of chunks(rows))
    await transaction
      .insertInto('stock')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'variant_id'])
          .doUpdateSet((eb) => ({ level: eb.ref('excluded.level'), counted: eb.ref('excluded.counted') }))
          .whereRef('stock.counted', '!=', 'excluded.counted'),
      )
      .execute();
}

/** Deletes the stock of products that have left the catalogue. */
export async function forgetStock(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['stock', 'branch_stock'] as const) {
    const product = transaction
      .selectFrom('products')
      .select('products.id')
      .whereRef('products.id', '=', sql.ref(`${table}.product_id`));
    await transaction
      .deleteFrom(table)
      .where(({ not, exists }) => not(exists(product)))
      .execute();
  }
}

/** False at the first shortage: the caller must then roll the transaction back. */
export async function takeStock(transaction: Transaction<Tables>, amounts: readonly StockAmount[]): Promise<boolean> {
  for (const amount of inLockOrder(amounts)) if (!(await takeOne(transaction, amount))) return false;
  return true;
}

/** Returns what was taken: amounts of which there was enough. */
export async function takeAvailable(
  transaction: Transaction<Tables>,
  amounts: readonly StockAmount[],
): Promise<StockAmount[]> {
  const taken: StockAmount[] = [];
  for (const amount of inLockOrder(amounts)) if (await takeOne(transaction, amount)) taken.push(amount);
  return taken;
}

/** Checks and takes in one statement, so that concurrent orders cannot oversell. */
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
  for (const { productId, variantId, quantity } of inLockOrder(amounts)) {
    await transaction
      .updateTable('stock')
      .set((eb) => ({ level: eb('level', '+', quantity) }))
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .execute();
  }
}

/** Returns whether it changed. */
export async function setLevel(
  transaction: Transaction<Tables>,
  { productId, variantId, level }: StockLevel,
): Promise<boolean> {
  const rows = await transaction
    .insertInto('stock')
    .values({ product_id: productId, variant_id: variantId, level, counted: level })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'variant_id']).doUpdateSet({ level }).where('stock.level', '!=', level),
    )
    .returning('product_id')
    .execute();
  return rows.length > 0;
}

/** By variant id. */
type Levels = ReadonlyMap<number, number>;

/** By product; products without tracked stock are missing. */
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

/** The text that each was read from. */
const soldOutTexts = new WeakMap<SoldOutProducts, string>();

/** By product id. The same ones while none has changed: each poll of a large shop would else read them for long. */
export async function readSoldOut(db: Kysely<Tables>, before?: SoldOutProducts): Promise<SoldOutProducts> {
  const listed = db
    .selectFrom('stock')
    .select(['product_id', 'variant_id'])
    // A literal: with a parameter the database could not use the index.
    .where('level', '<=', (eb) => eb.lit(0))
    .orderBy('product_id')
    .orderBy('variant_id');
  const text = sql<string | null>`string_agg(product_id || ' ' || variant_id, ',')`;
  const { pairs } = await db.selectFrom(listed.as('listed')).select(text.as('pairs')).executeTakeFirstOrThrow();
  if (before && soldOutTexts.get(before) === (pairs ?? '')) return before;
  const soldOut = new Map<number, Set<number>>();
  for (const pair of pairs?.split(',') ?? []) {
    const [product = 0, variant = 0] = pair.split(' ').map(Number);
    soldOut.set(product, (soldOut.get(product) ?? new Set()).add(variant));
  }
  soldOutTexts.set(soldOut, pairs ?? '');
  return soldOut;
}

/** TTL of displayed levels, which another process may have changed. Orders never rely on them. */
const SHOWN_MILLISECONDS_MAXIMUM = 1_000;
const KEPT_PRODUCTS = 2_000;

export interface StockReader {
  /** By product id. */
  levels(productIds: readonly number[]): Promise<ReadonlyMap<number, Levels>>;
  /** Defaults to all products. */
  forget(productIds?: readonly number[]): void;
}

export function createStockReader(db: Kysely<Tables>): StockReader {
  const kept = new LRUCache<number, Levels>({ max: KEPT_PRODUCTS, ttl: SHOWN_MILLISECONDS_MAXIMUM });
  /** Counts calls of `forget`: a read that started before one must not fill the cache. */
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
