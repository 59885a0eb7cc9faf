import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { isoDate, londonTime } from '@storefront/domain/calendar.rules.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { readConfig } from '@storefront/config/config.ts';
import { RefusedError } from '../../database/refused-error.ts';
import { staffProgram, withShop } from '../../database/staff-program.ts';
import { type OrderStore, createOrderStore } from '../store/order-store.ts';
import { companyDetailsOf } from '../../mail/company-details.ts';
import { storedNumber } from '../checkout.rules.ts';
import type { Order, OrderStatus } from '../order.ts';
import { EXPORT_COLUMNS, exportRows } from './export.rules.ts';
import { type OrderCommand, USAGE, readCommand } from './read-command.ts';
import { formatLondonTime } from '../confirmation/london-time.rules.ts';
import { totalsOf } from '../totals.rules.ts';

/** Words for an order by its status. */
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

/** Lists, shows and changes orders. A running shop sees every change at once and sends the mails. */
async function run(orders: OrderStore, command: OrderCommand, now: Date): Promise<void> {
  if (command.do === 'list') {
    const { status, before, limit } = command;
    const listed = await orders.list({ status, before, limit });
    for (const order of listed) console.log(listedLine(order));
    const last = listed.at(-1);
    if (!last) console.log('There are no such orders.');
    else if (listed.length === limit) console.log(`There may be more: list --before ${last.number}`);
    return;
  }
  if (command.do === 'show') {
    const order = await orders.byNumber(command.number);
    if (!order) throw new RefusedError(`There is no order ${command.number}.`);
    for (const line of shownLines(order)) console.log(line);
    return;
  }
  if (command.do === 'export') return exportOrders(orders, command);
  if (command.do === 'refund') {
    const result = await orders.refund(command.number, command.request, now);
    if (!result) throw new RefusedError(`There is no order ${command.number}.`);
    const { number } = result.order;
    if (result.kind === 'refused') throw new RefusedError(`${number}: ${result.reason}`);
    if (result.kind === 'already') return console.log(`${number} is refunded already. Nothing was changed.`);
    const units =
      result.units > 0 ? `${result.units} ${result.units === 1 ? 'item is' : 'items are'} back in stock.` : '';
    if (result.kind === 'restocked') return console.log(`${number}: ${units} The refund was recorded before.`);
    console.log(`${number}: ${formatMoney(result.amount)} is recorded as refunded. Send the money if you have not.`);
    if (units) console.log(`${number}: ${units}`);
    return;
  }
  const result = await orders.act(command.number, command.do, now, command.tracking);
  if (!result) throw new RefusedError(`There is no order ${command.number}.`);
  const { number } = result.order;
  if (result.kind === 'refused') throw new RefusedError(`${number}: ${result.reason}`);
  // An order may have been paid long before, or have gone further than the action.
  const state = STATUS[command.do === 'paid' ? 'paid' : result.order.status];
  if (result.kind === 'already') return console.log(`${number} ${state} already. Nothing was changed.`);
  console.log(`${number} ${state}.`);
  if (result.isShort)
    console.log(
      'Part of it has been sold since it was cancelled: agree with the shopper on waiting or a refund. The missing items are in a mail to the shop.',
    );
}

/** The day on which something happened in London, as an ISO date. */
const londonDay = (time: string) => isoDate(londonTime(new Date(time)).today);

/** Writes all orders as CSV to standard output, newest first, a page at a time. */
async function exportOrders(
  orders: OrderStore,
  { status, since }: Extract<OrderCommand, { do: 'export' }>,
): Promise<void> {
  async function* rows() {
    for (let before: number | null = null; ;) {
      const page: Order[] = await orders.list({ status, before, limit: EXPORTED_AT_ONCE });
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

export async function manageOrders(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(words);
  const config = readConfig(env);
  await withShop(command.dataDir === undefined ? config : { dataDir: command.dataDir }, (db) =>
    run(createOrderStore(db, companyDetailsOf(config), config.unpaidOrderDays), command, new Date()),
  );
}

/** Replaces control characters in text typed by shoppers: they could steer a terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

const keptUntil = ({ expiresAt }: Order) => (expiresAt ? [`kept until ${formatLondonTime(expiresAt)}`] : []);

/** Formats an order as one line of a list. */
function listedLine(order: Order): string {
  const { number, placedAt, status, paymentMethod, delivery, contact } = order;
  return [
    number,
    formatLondonTime(placedAt),
    status,
    paymentMethod,
    delivery.method === 'collection' ? `collected from ${delivery.store?.id ?? 'a store'}` : 'delivered',
    totalOf(order),
    plain(`${contact.firstName} ${contact.lastName}`),
    ...keptUntil(order),
  ].join(' · ');
}

/** Formats an order's details for packing it or talking to its shopper, a line each. */
function shownLines(order: Order): string[] {
  const { contact, delivery, lines, purchaseOrderNumber, paidAt, tracking, refunds } = order;
  const { address, store, date, latestDate } = delivery;
  const place = address
    ? [
        `${address.firstName} ${address.lastName}`,
        address.company,
        address.address1,
        address.address2,
        address.city,
        address.county,
        address.postcode,
        address.country,
      ]
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
    ...(purchaseOrderNumber ? [`Order reference: ${purchaseOrderNumber}`] : []),
    ...lines.map(
      ({ quantity, name, sku, variantDisplay }) =>
        `${quantity} × ${[name, ...variantDisplay.map(({ label }) => label), sku].join(' · ')}`,
    ),
  ].map(plain);
}

if (import.meta.main) await staffProgram(USAGE, manageOrders);
