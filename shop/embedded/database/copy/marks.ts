import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { DatabaseUnavailableError, MOVED_STATE } from '../postgres/errors.ts';
import type { Tables } from '../tables.ts';
import { isOnPostgres, type Site } from './site.ts';

/** The mark of an incomplete copy: the interrupted action, and the id of its run. */
export interface Incomplete {
  id: string;
  action: string;
}

/** The mark of data that the run `id` has moved to another place. */
export interface Moved {
  id: string;
  place: string;
  at: string;
}

const INCOMPLETE_KEY = 'incomplete_copy';
const MOVED_KEY = 'moved';
const incomplete = z.object({ id: z.string(), action: z.string() });
const moved = z.object({ id: z.string(), place: z.string(), at: z.string() });

/** Reads both marks of a migrated database. */
export async function readMarks(db: Kysely<Tables>): Promise<{ incomplete: Incomplete | null; moved: Moved | null }> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', [INCOMPLETE_KEY, MOVED_KEY]).execute();
  const valueOf = (name: string) => rows.find(({ key }) => key === name)?.value;
  const [incompleteText, movedText] = [valueOf(INCOMPLETE_KEY), valueOf(MOVED_KEY)];
  return {
    incomplete: incompleteText === undefined ? null : incomplete.parse(JSON.parse(incompleteText)),
    moved: movedText === undefined ? null : moved.parse(JSON.parse(movedText)),
  };
}

/** Throws a DatabaseUnavailableError when the data were moved elsewhere, or are not complete. */
export async function refuseUnusable(db: Kysely<Tables>): Promise<void> {
  const { moved: mark } = await readMarks(db);
  if (mark) throw new DatabaseUnavailableError(movedMessage(mark));
  await refuseIncomplete(db);
}

export async function refuseIncomplete(db: Kysely<Tables>): Promise<void> {
  const { incomplete: mark } = await readMarks(db);
  if (mark)
    throw new DatabaseUnavailableError(
      `The data here are not complete, because a ${mark.action} was interrupted: run it again.`,
    );
}

export const movedMessage = ({ place, at }: Moved): string =>
  `The shop's data were moved to ${place} at ${at} and are no longer used here: start the shop on them there.`;

export async function markIncomplete({ db }: Site, mark: Incomplete): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: INCOMPLETE_KEY, value: JSON.stringify(mark) })
    .execute();
}

export async function clearIncomplete({ db }: Site): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', INCOMPLETE_KEY).execute();
}

/** Marks the data as moved, and makes the database refuse all writes, because a running shop does not read the mark again. */
export async function markMoved(site: Site, tables: readonly string[], mark: Moved): Promise<void> {
  await site.db
    .insertInto('settings')
    .values({ key: MOVED_KEY, value: JSON.stringify(mark) })
    .execute();
  const message = sql.lit(movedMessage(mark));
  if (isOnPostgres(site)) {
    await sql`create or replace function refuse_moved() returns trigger language plpgsql as
      'begin raise exception using errcode = ''${sql.raw(MOVED_STATE)}'', message = tg_argv[0]; end'`.execute(site.db);
    for (const table of tables)
      await sql`create trigger refuse_moved before insert or update or delete on ${sql.table(table)}
        for each row execute function refuse_moved(${message})`.execute(site.db);
    return;
  }
  for (const table of tables)
    for (const action of ['insert', 'update', 'delete']) {
      const trigger = `moved_${table}_${action}`;
      const schema = site.attached.get(table);
      await sql`create trigger ${sql.table(schema === undefined ? trigger : `${schema}.${trigger}`)}
        before ${sql.raw(action)} on ${sql.table(table)} begin select raise(abort, ${message}); end`.execute(site.db);
    }
}
