import { type Kysely, type Selectable, sql } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { RefusedError } from '../../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { type MessageCommand, USAGE, readCommand } from './read-command.ts';

const headOf = ({ id, created_at, name, email }: StoredMessage) =>
  plain(`${id.slice(0, 6)} · ${created_at.slice(0, 16).replace('T', ' ')} · ${name} · ${email}`);

/** Lists, shows and deletes contact messages. */
async function run(db: Kysely<Tables>, command: MessageCommand): Promise<void> {
  if (command.do === 'list') {
    const messages = await listMessages(db, command);
    if (!messages) throw new RefusedError(`There is no message ${command.before}.`);
    for (const message of messages) console.log(headOf(message));
    const last = messages.at(-1);
    if (!last) console.log('There are no such messages.');
    else if (messages.length === command.limit) console.log(`There may be more: list --before ${last.id}`);
    return;
  }
  const found = await findMessages(db, command.id);
  const [message] = found;
  if (!message) throw new RefusedError(`There is no message ${command.id}.`);
  if (found.length > 1)
    throw new RefusedError(
      `Several messages have the reference ${command.id}: ${found.map(({ id }) => id).join(', ')}`,
    );
  if (command.do === 'delete') {
    await deleteMessage(db, message.id);
    return console.log(`The message ${command.id} is deleted.`);
  }
  const { phone, order_number: order, message: text } = message;
  for (const line of [
    headOf(message),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(order ? [`Order: ${order}`] : []),
    text,
  ])
    console.log(plain(line));
}

export async function manageMessages(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(words);
  const { dataDir = null } = command;
  await withShop(dataDir === null ? readConfig(env) : { dataDir }, (db) => run(db, command));
}

type StoredMessage = Selectable<Tables['contact_messages']>;

/** The newest messages, or those older than one; null when that one is unknown. */
async function listMessages(
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
function findMessages(db: Kysely<Tables>, id: string): Promise<StoredMessage[]> {
  const found = db.selectFrom('contact_messages').selectAll();
  return (id.length > 6 ? found.where('id', '=', id) : found.where('id', 'like', `${id}-%`)).execute();
}

/** Deletes a message by its id. */
async function deleteMessage(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
}

if (import.meta.main) await staffProgram(USAGE, manageMessages);
