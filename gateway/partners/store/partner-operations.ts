import type { Kysely } from 'kysely';
import type { PartnerTables } from './partner-tables.ts';

/** An operation that a partner has registered; its id is the SHA-256 of its text. */
export interface StoredOperation {
  id: string;
  name: string;
  text: string;
}

export const OPERATIONS_MAXIMUM = 100;

/** Keeps a statement's number of parameters and the size of an answer small. */
const TEXTS_AT_ONCE = 100;

/** The ids of all registered operations, each with its partner. */
export async function readOperationIds(db: Kysely<PartnerTables>): Promise<{ partnerId: string; id: string }[]> {
  return db.selectFrom('partnerOperations').select(['partnerId', 'id']).execute();
}

export async function readOperationTexts(
  db: Kysely<PartnerTables>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let start = 0; start < ids.length; start += TEXTS_AT_ONCE) {
    const rows = await db
      .selectFrom('partnerOperations')
      .select(['id', 'text'])
      .distinct()
      .where('id', 'in', ids.slice(start, start + TEXTS_AT_ONCE))
      .execute();
    for (const { id, text } of rows) texts.set(id, text);
  }
  return texts;
}

/** In the order of their names. */
export async function readOperationsOf(
  db: Kysely<PartnerTables>,
  partnerId: string,
): Promise<{ id: string; name: string; registeredAt: string }[]> {
  return db
    .selectFrom('partnerOperations')
    .select(['id', 'name', 'registeredAt'])
    .where('partnerId', '=', partnerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** All or none; those that are registered stay as they are. False when the partner would have too many. */
export async function writeOperations(
  db: Kysely<PartnerTables>,
  partnerId: string,
  operations: readonly StoredOperation[],
  now: Date,
): Promise<boolean> {
  if (operations.length === 0) return true;
  return db.transaction().execute(async (transaction) => {
    // In PostgreSQL, so that two writers do not both count before they insert.
    await transaction.updateTable('partners').set({ id: partnerId }).where('id', '=', partnerId).execute();
    const registered = new Set((await readOperationsOf(transaction, partnerId)).map(({ id }) => id));
    const fresh = operations.filter(({ id }) => !registered.has(id));
    if (registered.size + fresh.length > OPERATIONS_MAXIMUM) return false;
    const rows = fresh.map((operation) => ({
      ...operation,
      partnerId,
      registeredAt: now.toISOString(),
    }));
    if (rows.length > 0) await transaction.insertInto('partnerOperations').values(rows).execute();
    return true;
  });
}

/** Resolves to false when the partner has no such operation. */
export async function deleteOperation(db: Kysely<PartnerTables>, partnerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('partnerOperations')
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
