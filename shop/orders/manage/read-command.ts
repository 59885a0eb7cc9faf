import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ORDER_ACTIONS, type OrderAction } from '../actions.rules.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order.ts';

export const USAGE = `npm run orders -- list [--status awaiting_payment] [--before LL-100042] [--limit 20]
npm run orders -- show NUMBER
npm run orders -- paid NUMBER        payment received: delivery dates start now
npm run orders -- ready NUMBER       ready to collect from its store
npm run orders -- dispatched NUMBER  sent to its address
npm run orders -- collected NUMBER   collected, and paid if it was unpaid
npm run orders -- delivered NUMBER   arrived at its address
npm run orders -- cancel NUMBER      cancelled: its stock is released

  NUMBER      the order number, such as LL-100042 or 100042
  --status    ${ORDER_STATUSES.join(', ')}
  --before    lists orders older than this one: the next page
  --limit     orders per page, 1 to 200; defaults to 20
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shopper is notified by mail, once, of a paid, ready, dispatched or cancelled order. Repeating a command changes nothing.`;

export type OrderCommand =
  | { do: 'list'; status: OrderStatus | null; before: number | null; limit: number; dataDir: string | undefined }
  | { do: 'show' | OrderAction; number: number; dataDir: string | undefined };

const LIMIT_MAXIMUM = 200;

const number = z
  .string()
  .regex(/^(?:LL-)?\d{1,15}$/i, 'must be a number such as LL-100042')
  .transform((text) => Number(text.replace(/^LL-/i, '')));

const options = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  before: number.optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAXIMUM).default(20),
  'data-dir': z.string().min(1).optional(),
});

const commands = z.enum(['show', ...ORDER_ACTIONS]);

/** Parses the command line. Throws an error with a one-line message. */
export function readCommand(words: readonly string[]): OrderCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { status: text, before: text, limit: text, 'data-dir': text },
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`--${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { status = null, before = null, limit, 'data-dir': dataDir } = parsed.data;
  const [command, given, ...more] = positionals;
  const isList = command === 'list';
  const rest = isList ? positionals.slice(1) : more;
  if (rest.length > 0) throw new Error(`${JSON.stringify(rest[0])} is one word too many.`);
  if (isList) return { do: 'list', status, before, limit, dataDir };
  const known = commands.safeParse(command);
  if (!known.success)
    throw new Error(command === undefined ? 'A command is needed.' : `There is no command ${JSON.stringify(command)}.`);
  if (given === undefined) throw new Error('The number of an order is needed.');
  const read = number.safeParse(given);
  if (!read.success) throw new Error(`${JSON.stringify(given)} is no number of an order, such as LL-100042.`);
  return { do: known.data, number: read.data, dataDir };
}
