import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Until the transaction ends, so that limits hold for parallel changes. */
export const lockCustomer = (transaction: Kysely<Tables>, id: string) =>
  // An update that changes nothing locks the row on either engine.
  transaction
    .updateTable('customers')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id);
