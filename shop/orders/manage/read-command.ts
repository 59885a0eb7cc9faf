import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ORDER_ACTIONS, type OrderAction } from '../actions.rules.ts';
import { storedNumber } from '../checkout.rules.ts';
import { ORDER_STATUSES, type OrderStatus, type Tracking } from '../order.ts';
import type { RefundRequest } from '../refund.rules.ts';

export const USAGE = `npm run orders -- list [--status awaiting_payment] [--before LL-100042] [--limit 20]
npm run orders -- show NUMBER
npm run orders -- paid NUMBER        payment received: delivery dates start now
npm run orders -- preparing NUMBER   being picked and packed
npm run orders -- ready NUMBER       ready to collect from its store
npm run orders -- dispatched NUMBER [--tracking TEXT] [--carrier NAME] [--link URL]
                                     sent to its address; again to correct the tracking
npm run orders -- collected NUMBER   collected, and paid if it was unpaid
npm run orders -- delivered NUMBER   arrived at its address
npm run orders -- cancel NUMBER      cancelled: its stock is released
npm run orders -- refund NUMBER [--amount 12.50 --reference TEXT] [--restock | --returned SKU=2 …]
                                     money given back: send it yourself, at the bank or the card provider
npm run orders -- export [--status paid] [--since 2026-11-01]
                                     CSV of all orders, a row for each line

  NUMBER      the order number, such as LL-100042 or 100042
  --status    ${ORDER_STATUSES.join(', ')}
  --before    lists orders older than this one: the next page
  --limit     orders per page, 1 to 200; defaults to 20
  --tracking  the parcel's tracking number
  --carrier   who carries it, such as "Royal Mail"
  --link      an https address where the parcel can be followed
  --amount    pounds including VAT; defaults to all that is not refunded yet
  --reference your own reference; the same one is refunded once. A part needs one
  --restock   restocks all goods of the order; also possible after the refund
  --returned  restocks that many of a SKU, together with a refund; may be repeated
  --since     exports orders placed from this day on
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shopper is notified by mail, once, of a paid, ready, dispatched, cancelled or refunded order. Repeating a command changes nothing.`;

/** The reference of a refund of everything. */
const WHOLE = 'whole order';

export type OrderCommand = { dataDir: string | undefined } & (
  | { do: 'list'; status: OrderStatus | null; before: number | null; limit: number }
  | { do: 'export'; status: OrderStatus | null; since: string | null }
  | { do: 'show' | OrderAction; number: number; tracking: Tracking | null }
  | { do: 'refund'; number: number; request: RefundRequest }
);

const LIMIT_MAXIMUM = 200;

const number = z
  .string()
  .regex(/^(?:LL-)?\d{1,15}$/i, 'must be a number such as LL-100042')
  .transform(storedNumber);

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,100}$/u, 'must be 1 to 100 characters on one line');

const returnedItem = z
  .string()
  .regex(/^.{1,100}=[1-9]\d{0,3}$/, 'must be a SKU and how many, such as LAMP-1=2')
  .transform((text) => {
    const place = text.lastIndexOf('=');
    return { sku: text.slice(0, place), quantity: Number(text.slice(place + 1)) };
  });

const options = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  before: number.optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAXIMUM).default(20),
  tracking: line.optional(),
  carrier: line.optional(),
  link: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .max(500)
    .optional(),
  amount: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'must be pounds such as 12.50')
    .transform((text) => Math.round(Number(text) * 100))
    .refine((pence) => pence > 0, 'must be more than nothing')
    .optional(),
  reference: line.optional(),
  restock: z.boolean().optional(),
  returned: z.array(returnedItem).optional(),
  since: z.iso.date('must be a day such as 2026-11-01').optional(),
  'data-dir': z.string().min(1).optional(),
});

/** The options of each command, besides `data-dir`. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['status', 'before', 'limit']],
  ['export', ['status', 'since']],
  ['dispatched', ['tracking', 'carrier', 'link']],
  ['refund', ['amount', 'reference', 'restock', 'returned']],
]);

const commands = z.enum(['list', 'export', 'refund', 'show', ...ORDER_ACTIONS]);

/** Parses the command line. Throws an error with a one-line message. */
export function readCommand(words: readonly string[]): OrderCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      status: text,
      before: text,
      limit: text,
      tracking: text,
      carrier: text,
      link: text,
      amount: text,
      reference: text,
      restock: { type: 'boolean' },
      returned: { type: 'string', multiple: true },
      since: text,
      'data-dir': text,
    },
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`--${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { status = null, before = null, limit, since = null, 'data-dir': dataDir, ...given } = parsed.data;
  const [word, target, ...more] = positionals;
  const known = commands.safeParse(word);
  if (!known.success)
    throw new Error(word === undefined ? 'A command is needed.' : `There is no command ${JSON.stringify(word)}.`);
  const command = known.data;
  const odd = Object.keys(values).find((name) => name !== 'data-dir' && !OPTIONS.get(command)?.includes(name));
  if (odd !== undefined) throw new Error(`--${odd} does not belong to ${command}.`);
  const isOfAll = command === 'list' || command === 'export';
  const [excess] = isOfAll ? positionals.slice(1) : more;
  if (excess !== undefined) throw new Error(`${JSON.stringify(excess)} is one word too many.`);
  if (command === 'list') return { do: command, status, before, limit, dataDir };
  if (command === 'export') return { do: command, status, since, dataDir };
  if (target === undefined) throw new Error('The number of an order is needed.');
  const read = number.safeParse(target);
  if (!read.success) throw new Error(`${JSON.stringify(target)} is no number of an order, such as LL-100042.`);
  if (command === 'refund') return { do: command, number: read.data, request: refundOf(given), dataDir };
  return { do: command, number: read.data, tracking: trackingOf(given), dataDir };
}

type Given = Pick<
  z.infer<typeof options>,
  'tracking' | 'carrier' | 'link' | 'amount' | 'reference' | 'restock' | 'returned'
>;

function refundOf({ amount, reference, restock = false, returned = [] }: Given): RefundRequest {
  // Without a reference a repeated command would refund the same part again.
  if (amount !== undefined && reference === undefined) throw new Error('--reference: is needed with --amount');
  if (restock && returned.length > 0)
    throw new Error('--returned: cannot be used with --restock, which restocks all goods');
  return { amount: amount ?? null, reference: reference ?? WHOLE, returned: restock ? 'all' : returned };
}

function trackingOf({ tracking = '', carrier = '', link = '' }: Given): Tracking | null {
  return tracking || carrier || link ? { number: tracking, carrier, url: link } : null;
}
