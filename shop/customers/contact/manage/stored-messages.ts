import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type StoredMessage = Selectable<Tables['contact_messages']>;

/** The newest messages, or those older than one; null when that one is unknown. */
export async function listMessages(
  db: Kysely<Tables>,
  { before, limit }: { before: string | null; limit: number },
): Promise<StoredMessage[] | null> {
  let wanted = db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== null) {
    const [last] = await findMessages(db, before);
    if (!last) return null;
    wanted = wanted.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`);
  }
  return wanted.execute();
}

/** The messages with an id, or with a reference, which two may share. */
export function findMessages(db: Kysely<Tables>, id: string): Promise<StoredMessage[]> {
  const found = db.selectFrom('contact_messages').selectAll();
  return (id.length > 6 ? found.where('id', '=', id) : found.where('id', 'like', `${id}-%`)).execute();
}

/** Deletes a message by its id. */
export async function deleteMessage(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
}
