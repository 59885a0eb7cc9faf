import type { Transaction } from 'kysely';
import { returnToBranch, takeFromBranch } from '../../catalogue/stock/branch-stock.ts';
import type { StockAmount } from '../../catalogue/stock/stock.rules.ts';
import type { Tables } from '../../database/tables.ts';
import type { CheckoutChoices, OrderDocument } from '../order.ts';

/** What the branch has of a collected order; nothing for a delivery. Call it after the whole stock is taken. */
export async function takeCollected(
  transaction: Transaction<Tables>,
  { delivery: { store } }: Pick<CheckoutChoices, 'delivery'>,
  amounts: readonly StockAmount[],
): Promise<StockAmount[] | undefined> {
  if (!store) return undefined;
  const taken = await takeFromBranch(transaction, store.id, amounts);
  return taken.length > 0 ? taken : undefined;
}

export async function returnCollected(
  transaction: Transaction<Tables>,
  { delivery: { store }, fromBranch = [] }: Pick<OrderDocument, 'delivery' | 'fromBranch'>,
): Promise<void> {
  if (store) await returnToBranch(transaction, store.id, fromBranch);
}
