import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Without gaps. Called last: its row stays locked until the transaction ends. */
export async function nextNumber(
  transaction: Transaction<Tables>,
  name: 'order' | 'invoice' | 'quotation' | 'test_order',
): Promise<number> {
  const { value } = await transaction
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
