import type { Kysely, Transaction } from 'kysely';
import { chunks } from '../../database/chunks.ts';
import type { Tables } from '../../database/tables.ts';
import { inLockOrder, type StockAmount, type StockLevel } from './stock.rules.ts';

export interface BranchLevel {
  branch: string;
  level: number;
}

/** By product, then variant; both without those that no branch has. */
export type BranchStock = ReadonlyMap<number, ReadonlyMap<number, readonly BranchLevel[]>>;

export async function readBranchStock(db: Kysely<Tables>, productIds: readonly number[]): Promise<BranchStock> {
  const stock = new Map<number, Map<number, BranchLevel[]>>();
  if (productIds.length === 0) return stock;
  const rows = await db
    .selectFrom('branch_stock')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('level', '>', 0)
    .orderBy('branch')
    .execute();
  for (const { product_id, variant_id, branch, level } of rows) {
    const its = stock.get(product_id) ?? new Map<number, BranchLevel[]>();
    stock.set(product_id, its.set(variant_id, [...(its.get(variant_id) ?? []), { branch, level }]));
  }
  return stock;
}

/** Takes what the branch has, and returns that: the rest of a collection comes from elsewhere. */
export async function takeFromBranch(
  transaction: Transaction<Tables>,
  branch: string,
  amounts: readonly StockAmount[],
): Promise<StockAmount[]> {
  const taken: StockAmount[] = [];
  for (const amount of inLockOrder(amounts)) {
    const { numUpdatedRows } = await transaction
      .updateTable('branch_stock')
      .set((eb) => ({ level: eb('level', '-', amount.quantity) }))
      .where('product_id', '=', amount.productId)
      .where('variant_id', '=', amount.variantId)
      .where('branch', '=', branch)
      .where('level', '>=', amount.quantity)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 1) taken.push(amount);
  }
  return taken;
}

export async function returnToBranch(
  transaction: Transaction<Tables>,
  branch: string,
  amounts: readonly StockAmount[],
): Promise<void> {
  for (const { productId, variantId, quantity } of inLockOrder(amounts))
    await transaction
      .updateTable('branch_stock')
      .set((eb) => ({ level: eb('level', '+', quantity) }))
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .where('branch', '=', branch)
      .execute();
}

/** Returns whether it changed. */
export async function setBranchLevel(
  transaction: Transaction<Tables>,
  branch: string,
  { productId, variantId, level }: StockLevel,
): Promise<boolean> {
  const rows = await transaction
    .insertInto('branch_stock')
    .values({ product_id: productId, variant_id: variantId, branch, level })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'variant_id', 'branch'])
        .doUpdateSet({ level })
        .where('branch_stock.level', '!=', level),
    )
    .returning('product_id')
    .execute();
  return rows.length > 0;
}

/** Fills an empty table with branches' parts of the whole stock, by a rule. */
export async function seedBranchStock(
  transaction: Transaction<Tables>,
  branchesOf: (stock: StockLevel) => readonly BranchLevel[],
): Promise<void> {
  const stock = await transaction.selectFrom('stock').select(['product_id', 'variant_id', 'level']).execute();
  const rows = stock.flatMap(({ product_id, variant_id, level }) =>
    branchesOf({ productId: product_id, variantId: variant_id, level }).map((its) => ({
      product_id,
      variant_id,
      ...its,
    })),
  );
  for (const some of chunks(rows))
    await transaction
      .insertInto('branch_stock')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
