import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readSharedConfigOfShop } from '@storefront/schema/settings/shared-config.ts';
import { ValueError } from '@storefront/schema/settings/read-texts.ts';
import { address, isGiven, matching, oneOf } from '@storefront/schema/settings/values.ts';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { isoDate, londonTime } from '@storefront/domain/calendar.rules.ts';
import { handOverWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { Type, type StaticDecode, type TObject } from 'typebox';
import { readShopConfig } from '../../config/config.ts';
import { RefusedError } from '../../database/refused-error.ts';
import {
  command,
  limitOption,
  runCommand,
  type StaffCommands,
  type StaffContext,
} from '../../database/staff-program.ts';
import { type OrderStore, createOrderStore } from '../store/order-store.ts';
import { companyDetailsOf } from '../../mail/mail.ts';
import { sellsOwnCatalogue } from '../../shop-state.ts';
import { storedNumber } from '../checkout.rules.ts';
import { ORDER_ACTIONS, type OrderAction } from '../actions.rules.ts';
import { ADDRESS_LINES } from '../address-lines.data.ts';
import { ORDER_STATUSES, type Order, type OrderStatus, type Tracking } from '../order.ts';
import type { RefundRequest } from '../refund.rules.ts';
import { EXPORT_COLUMNS, exportRows } from './export.rules.ts';
import { formatLondonTime } from '../confirmation/london-time.rules.ts';
import { totalsOf } from '../totals.rules.ts';

const USAGE = `npm run orders -- list [--status awaiting_payment] [--before ORD-100042] [--limit 20] [--test]
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

  NUMBER      the order number, such as ORD-100042 or 100042
  --status    ${ORDER_STATUSES.join(', ')}
  --before    lists orders older than this one: the next page
  --limit     orders per page, 1 to 200; defaults to 20
  --test      lists the tests of partners' sandbox keys instead, which are in no other list and no export
  --tracking  the parcel's tracking number
  --carrier   who carries it, such as "Royal Mail"
  --link      an https address where the parcel can be followed
  --amount    pounds including VAT; defaults to all that is not refunded yet
  --reference your own reference; the same one is refunded once. A part needs one
  --restock   restocks all goods of the order; also possible after the refund
  --returned  restocks that many of a SKU, together with a refund; may be repeated
  --since     exports orders placed from this day on
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shopper is notified by mail, once, of a paid, ready, dispatched, cancelled or refunded order, but of no test. \
Repeating a command changes nothing.

Example: npm run orders -- dispatched ORD-100042 --carrier "Royal Mail" --tracking AB123456789GB`;

/** The reference of a refund of everything. */
const WHOLE = 'whole order';

const STATUS = {
  awaiting_payment: 'awaits its payment',
  paid: 'is paid',
  preparing: 'is being prepared',
  ready_to_collect: 'is ready to collect',
  dispatched: 'is dispatched',
  delivered: 'is with its shopper',
  cancelled: 'is cancelled',
} as const satisfies Record<OrderStatus, string>;

const EXPORTED_AT_ONCE = 200;

const number = Type.Decode(matching(/^(?:ORD-)?\d{1,15}$/i, 'must be a number such as ORD-100042'), storedNumber);

const line = Type.Optional(
  Type.Decode(matching(/^\s*[^\s\p{Cc}]\P{Cc}{0,99}$/u, 'must be 1 to 100 characters on one line'), (text) =>
    text.trim(),
  ),
);

const RETURNED = 'must be a SKU and how many, such as LAMP-1=2';
const returnedItem = Type.Decode(matching(/^.{1,100}=[1-9]\d{0,3}$/, RETURNED), (text) => {
  const place = text.lastIndexOf('=');
  return { sku: text.slice(0, place), quantity: Number(text.slice(place + 1)) };
});

const pence = Type.Decode(matching(/^\d{1,7}(?:\.\d{1,2})?$/, 'must be pounds such as 12.50'), (text) => {
  const amount = Math.round(Number(text) * 100);
  if (amount === 0) throw new ValueError('must be more than nothing');
  return amount;
});

const refundOptions = {
  amount: Type.Optional(pence),
  reference: line,
  restock: isGiven,
  returned: Type.Optional(Type.Array(returnedItem, { message: RETURNED })),
};

const trackingOptions = {
  tracking: line,
  carrier: line,
  link: Type.Optional(address(/^https:$/, 'must be an https address', { maxLength: 500 })),
};

const status = Type.Optional(oneOf(ORDER_STATUSES));

/** A running shop sees every change at once and sends the mails. */
export const orderCommands: StaffCommands = {
  list: command(
    {},
    { status, before: Type.Optional(number), limit: limitOption, test: isGiven },
    async (context, { status: wanted = null, before = null, limit, test: isTest = false }) => {
      const listed = await storeOf(context).list({ isTest, status: wanted, before, limit });
      for (const order of listed) console.log(listedLine(order));
      const last = listed.at(-1);
      if (!last) console.log('There are no such orders.');
      else if (listed.length === limit)
        console.log(`There may be more: list --before ${last.number}${isTest ? ' --test' : ''}`);
    },
  ),
  show: command({ number }, {}, async (context, values) => {
    const order = await storeOf(context).byNumber(values.number);
    for (const line of shownLines(known(order, values.number))) console.log(line);
  }),
  export: command(
    {},
    { status, since: Type.Optional(Type.String({ format: 'date', message: 'must be a day such as 2026-11-01' })) },
    (context, { status: wanted = null, since = null }) => exportOrders(storeOf(context), wanted, since),
  ),
  refund: command({ number }, refundOptions, (context, { number: target, ...given }) =>
    refund(context, target, refundOf(given)),
  ),
  ...Object.fromEntries(
    ORDER_ACTIONS.map((action) => [
      action,
      command({ number }, action === 'dispatched' ? trackingOptions : {}, (context, { number: target, ...given }) =>
        act(context, action, target, trackingOf(given)),
      ),
    ]),
  ),
};

const storeOf = ({ db, config }: StaffContext) =>
  createOrderStore(db, companyDetailsOf(config), config.unpaidOrderDays);

function known<Found>(found: Found | null, number: number): Found {
  if (!found) throw new RefusedError(`There is no order ${number}.`);
  return found;
}

async function refund(context: StaffContext, target: number, request: RefundRequest): Promise<void> {
  const result = known(await storeOf(context).refund(target, request, context.now), target);
  const { number } = result.order;
  if (result.kind === 'refused') throw new RefusedError(`${number}: ${result.reason}`);
  if (result.kind === 'already') return console.log(`${number} is refunded already. Nothing was changed.`);
  const units =
    result.units > 0 ? `${result.units} ${result.units === 1 ? 'item is' : 'items are'} back in stock.` : '';
  if (result.kind === 'restocked') return console.log(`${number}: ${units} The refund was recorded before.`);
  console.log(`${number}: ${formatMoney(result.amount)} is recorded as refunded. Send the money if you have not.`);
  if (units) console.log(`${number}: ${units}`);
}

async function act(
  context: StaffContext,
  action: OrderAction,
  target: number,
  tracking: Tracking | null,
): Promise<void> {
  const result = known(await storeOf(context).act(target, action, context.now, tracking), target);
  const { number } = result.order;
  if (result.kind === 'refused') throw new RefusedError(`${number}: ${result.reason}`);
  // An order may have been paid long before, or have gone further than the action.
  const state = STATUS[action === 'paid' ? 'paid' : result.order.status];
  if (result.kind === 'already') return console.log(`${number} ${state} already. Nothing was changed.`);
  console.log(`${number} ${state}.`);
  if (result.isShort)
    console.log(
      'Part of it has been sold since it was cancelled: agree with the shopper on waiting or a refund. The ' +
        'missing items are in a mail to the shop.',
    );
}

export function refundOf({
  amount,
  reference,
  restock = false,
  returned = [],
}: StaticDecode<TObject<typeof refundOptions>>): RefundRequest {
  // Without a reference a repeated command would refund the same part again.
  if (amount !== undefined && reference === undefined) throw new Error('--reference: is needed with --amount');
  if (restock && returned.length > 0)
    throw new Error('--returned: cannot be used with --restock, which restocks all goods');
  return { amount: amount ?? null, reference: reference ?? WHOLE, returned: restock ? 'all' : returned };
}

const trackingOf = ({
  tracking = '',
  carrier = '',
  link = '',
}: StaticDecode<TObject<typeof trackingOptions>>): Tracking | null =>
  tracking || carrier || link ? { number: tracking, carrier, url: link } : null;

const londonDay = (time: string) => isoDate(londonTime(new Date(time)).today);

/** Newest first, a page at a time. */
async function exportOrders(orders: OrderStore, status: OrderStatus | null, since: string | null): Promise<void> {
  async function* rows() {
    for (let before: number | null = null; ;) {
      const page: Order[] = await orders.list({ isTest: false, status, before, limit: EXPORTED_AT_ONCE });
      const wanted = page.filter(({ placedAt }) => since === null || londonDay(placedAt) >= since);
      yield* wanted.flatMap(exportRows);
      const last = page.at(-1);
      // Order numbers grow with time: the rest is older still.
      if (!last || wanted.length < page.length) return;
      before = storedNumber(last.number);
    }
  }
  // Spreadsheets would run a cell that begins with = as a formula.
  await pipeline(
    rows,
    stringify({ header: true, columns: [...EXPORT_COLUMNS], escape_formulas: true }),
    process.stdout,
    { end: false },
  );
}

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

const keptUntil = ({ expiresAt }: Order) => (expiresAt ? [`kept until ${formatLondonTime(expiresAt)}`] : []);

function listedLine(order: Order): string {
  const { number, isTest, placedAt, status, paymentMethod, delivery, contact } = order;
  return [
    number,
    ...(isTest ? ['TEST'] : []),
    formatLondonTime(placedAt),
    status,
    paymentMethod,
    delivery.method === 'collection' ? `collected from ${delivery.store?.id ?? 'a store'}` : 'delivered',
    totalOf(order),
    plain(`${contact.firstName} ${contact.lastName}`),
    ...keptUntil(order),
  ].join(' · ');
}

function shownLines(order: Order): string[] {
  const { contact, delivery, lines, purchaseOrderNumber, declaredAge, paidAt, tracking, refunds } = order;
  const { address, store, date, latestDate } = delivery;
  const place = address
    ? [`${address.firstName} ${address.lastName}`, ...ADDRESS_LINES.map((part) => address[part])]
    : [store?.name ?? 'a store'];
  return [
    listedLine(order),
    `${contact.firstName} ${contact.lastName} · ${contact.email} · ${contact.phone}`,
    `To: ${place.filter(Boolean).join(', ')}`,
    ...(date ? [`Expected: ${date}${latestDate && latestDate !== date ? ` to ${latestDate}` : ''}`] : []),
    ...(paidAt ? [`Paid: ${formatLondonTime(paidAt)}`] : []),
    ...(tracking ? [`Tracking: ${[tracking.carrier, tracking.number, tracking.url].filter(Boolean).join(' · ')}`] : []),
    ...refunds.map(
      ({ reference, amount, at }) => `Refunded: ${formatMoney(amount)} · ${reference} · ${formatLondonTime(at)}`,
    ),
    ...(declaredAge ? [`Declared to be ${declaredAge} or over`] : []),
    ...(purchaseOrderNumber ? [`Order reference: ${purchaseOrderNumber}`] : []),
    ...lines.map(
      ({ quantity, name, sku, variantDisplay, minimumAge }) =>
        `${quantity} × ${[name, ...variantDisplay.map(({ label }) => label), sku, handOverWords({ minimumAge })].filter(Boolean).join(' · ')}`,
    ),
  ].map(plain);
}

if (import.meta.main)
  await runProgram(USAGE, async (args, env) => {
    const shared = await readSharedConfigOfShop(env, sellsOwnCatalogue);
    await runCommand(orderCommands, args, readShopConfig(env, shared), 'Orders are managed');
  });
