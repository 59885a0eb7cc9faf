import type { Kysely } from 'kysely';
import { readConfig } from '../../../../config/config.ts';
import { migrate } from '../../../database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { readCommand, USAGE, type MessageCommand } from './read-command.ts';
import { deleteMessage, findMessages, listMessages, type StoredMessage } from './stored-messages.ts';

/** An unknown message: printed without the usage. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Replaces control characters, which could steer a terminal; line feeds stay. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');

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

try {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = await openDatabase(
    databaseLocation(command.dataDir === undefined ? config : { dataDir: command.dataDir }),
  );
  try {
    await migrate(db);
    await run(db, command);
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof RefusedError)) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
