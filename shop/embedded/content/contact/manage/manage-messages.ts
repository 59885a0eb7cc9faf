import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readShopConfig } from '../../../config/config.ts';
import { matching } from '@storefront/schema/settings/values.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { RefusedError } from '../../../database/refused-error.ts';
import { command, limitOption, plain, runCommand, type StaffCommands } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { Type } from 'typebox';

const USAGE = `npm run messages -- list [--before ID] [--limit 20]
npm run messages -- show ID
npm run messages -- delete ID

  ID          a message's reference, such as K7PQ2M, or its id, as list prints it
  --before    lists messages older than this one: the next page
  --limit     messages per page, 1 to 200; defaults to 20
  --data-dir  overrides DATA_DIR and DATABASE_URL

Each message is also mailed to the shop. Deleting one here leaves that mail as it is.

Example: npm run messages -- show K7PQ2M`;

const id = Type.Decode(
  matching(/^[\dA-Za-z]{6}(?:-[\da-f-]{36})?$/, 'must be a reference such as K7PQ2M'),
  (text) => text.slice(0, 6).toUpperCase() + text.slice(6),
);

type StoredMessage = Selectable<Tables['contact_messages']>;

const headOf = ({ id, created_at, name, email }: StoredMessage) =>
  plain(`${id.slice(0, 6)} · ${created_at.slice(0, 16).replace('T', ' ')} · ${name} · ${email}`);

export const messageCommands: StaffCommands = {
  list: command({}, { before: Type.Optional(id), limit: limitOption }, async ({ db }, { before = null, limit }) => {
    const messages = await listMessages(db, before, limit);
    for (const message of messages) console.log(headOf(message));
    const last = messages.at(-1);
    if (!last) console.log('There are no such messages.');
    else if (messages.length === limit) console.log(`There may be more: list --before ${last.id}`);
  }),
  show: command({ id }, {}, async ({ db }, { id: given }) => {
    const message = await findMessage(db, given);
    const { phone, order_number: order, message: text } = message;
    for (const line of [
      headOf(message),
      ...(phone ? [`Phone: ${phone}`] : []),
      ...(order ? [`Order: ${order}`] : []),
      text,
    ])
      console.log(plain(line));
  }),
  delete: command({ id }, {}, async ({ db }, { id: given }) => {
    const message = await findMessage(db, given);
    await db.deleteFrom('contact_messages').where('id', '=', message.id).execute();
    console.log(`The message ${given} is deleted.`);
  }),
};

async function listMessages(db: Kysely<Tables>, before: string | null, limit: number): Promise<StoredMessage[]> {
  const newest = db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before === null) return newest.execute();
  const last = await findMessage(db, before);
  return newest.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`).execute();
}

/** By id, or by reference, which two may share. */
async function findMessage(db: Kysely<Tables>, id: string): Promise<StoredMessage> {
  const all = db.selectFrom('contact_messages').selectAll();
  const found = await (id.length > 6 ? all.where('id', '=', id) : all.where('id', 'like', `${id}-%`)).execute();
  const [message] = found;
  if (!message) throw new RefusedError(`There is no message ${id}.`);
  if (found.length > 1)
    throw new RefusedError(`Several messages have the reference ${id}: ${found.map((each) => each.id).join(', ')}`);
  return message;
}

if (import.meta.main) await runProgram(USAGE, (args, env) => runCommand(messageCommands, args, readShopConfig(env)));
