import { parseArgs } from 'node:util';
import { z } from 'zod';

export const USAGE = `npm run messages -- list [--before ID] [--limit 20]
npm run messages -- show ID
npm run messages -- delete ID

  ID          a message's reference, such as K7PQ2M, or its id, as list prints it
  --before    lists messages older than this one: the next page
  --limit     messages per page, 1 to 200; defaults to 20
  --data-dir  overrides DATA_DIR and DATABASE_URL

Each message is also mailed to the shop. Deleting one here leaves that mail as it is.`;

export type MessageCommand = { dataDir: string | undefined } & (
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
