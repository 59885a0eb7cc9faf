import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { chunks } from '@storefront/embedded/database/chunks.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';

/** In the settings, so that whichever process copies next sees to them, also when the one that was told dies. */
const TOLD = 'medusa_changed ';

/** The value is of the message: one that comes while a change is copied is not forgotten with it. */
type ToldChange = Tables['settings'];

export const idOf = ({ key }: ToldChange): string => key.slice(TOLD.length);

/** Medusa's ids of products, categories and collections; others are ignored. */
export async function noteChanges(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  const value = randomUUID();
  const known = [...new Set(ids)].filter((id) => /^(?:prod|pcat|pcol)_/.test(id)).sort();
  for (const some of chunks(known))
    await db
      .insertInto('settings')
      .values(some.map((id) => ({ key: TOLD + id, value })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
}

export const readChanges = (db: Kysely<Tables>): Promise<ToldChange[]> =>
  db.selectFrom('settings').selectAll().where('key', 'like', `${TOLD}%`).execute();

export async function forgetChanges(db: Kysely<Tables>, changes: readonly ToldChange[]): Promise<void> {
  for (const values of chunks([...new Set(changes.map(({ value }) => value))]))
    await retryOnConflict(() => db.deleteFrom('settings').where('value', 'in', values).execute());
}
