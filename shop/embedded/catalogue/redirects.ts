import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { withWriteLock } from '../database/write-lock.ts';

export interface Move {
  from: string;
  to: string;
}

/** Also redirects what led to an old address; a product back at an earlier address is found there. */
export async function writeMoves(db: Kysely<Tables>, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  await withWriteLock(db, async (transaction) => {
    for (const { from, to } of moves) {
      await transaction.updateTable('redirects').set({ to_url: to }).where('to_url', '=', from).execute();
      await transaction
        .insertInto('redirects')
        .values({ from_url: from, to_url: to })
        .onConflict((conflict) => conflict.column('from_url').doUpdateSet({ to_url: to }))
        .execute();
    }
    const arrived = moves.map(({ to }) => to);
    await transaction.deleteFrom('redirects').where('from_url', 'in', arrived).execute();
  });
}
