import { type Kysely, type Selectable, sql } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { RefusedError } from '../../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const USAGE = `npm run messages -- list [--before ID] [--limit 20]
npm run messages -- show ID
npm run messages -- delete ID

  ID          a message's reference, such as K7PQ2M, or its id, as list prints it
  --before    lists messages older than this one: the next page
  --limit     messages per page, 1 to 200; defaults to 20
  --data-dir  overrides DATA_DIR and DATABASE_URL

Each message is also mailed to the shop. Deleting one here leaves that mail as it is.`;

type MessageCommand = { dataDir: string | undefined } & (
  | { do: 'list'; before: string | null; limit: number }
  | { do: 'show' | 'delete'; id: string }
);

const LIMIT_MAXIMUM = 200;

const commands = z.enum(['list', 'show', 'delete']);
const id = z
  .string()
  .regex(/^[\dA-Za-z]{6}(?:-[\da-f-]{36})?$/, 'must be a reference such as K7PQ2M')
  .transform((text) => text.slice(0, 6).toUpperCase() + text.slice(6));

/** Parses the command line. Throws an error with a one-line message. */
export function readCommand(words: readonly string[]): MessageCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { before: text, limit: text, 'data-dir': text },
  });
  const dataDir = values['data-dir'];
  const [word, target, ...more] = positionals;
  const known = commands.safeParse(word);
  if (!known.success)
    throw new Error(word === undefined ? 'A command is needed.' : `There is no command ${JSON.stringify(word)}.`);
  const [excess] = known.data === 'list' ? positionals.slice(1) : more;
  if (excess !== undefined) throw new Error(`${JSON.stringify(excess)} is one word too many.`);
  if (known.data === 'list') {
    const limit = z.coerce
      .number()
      .int()
      .min(1)
      .max(LIMIT_MAXIMUM)
      .safeParse(values.limit ?? 20);
    if (!limit.success) throw new Error(`--limit: must be a whole number from 1 to ${LIMIT_MAXIMUM}`);
    return { do: 'list', before: values.before === undefined ? null : idOf(values.before), limit: limit.data, dataDir };
  }
  if (values.before !== undefined || values.limit !== undefined)
    throw new Error(`--before and --limit belong to list.`);
  if (target === undefined) throw new Error('The reference of a message is needed; list shows them.');
  return { do: known.data, id: idOf(target), dataDir };
}

function idOf(text: string): string {
  const read = id.safeParse(text);
  if (!read.success) throw new Error(`${JSON.stringify(text)}: ${read.error.issues[0]?.message}.`);
  return read.data;
}

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
