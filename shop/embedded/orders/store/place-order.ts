import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import pLimit from 'p-limit';
import { isTestToken } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { readProducts } from '../../catalogue/catalogue-store.ts';
import { pricedAt } from '../../catalogue/sale.rules.ts';
import { readLevels, takeStock } from '../../catalogue/stock/stock-store.ts';
import { inLockOrder, type StockAmount } from '../../catalogue/stock/stock.rules.ts';
import { DatabaseBusyError, inTransaction } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import { cartLines } from '../carts/cart-line.rules.ts';
import { readCartItems, lockCart } from '../carts/cart-store.ts';
import { matchesReviewed, needsOf, shortagesOf, soldLine, type Need, type Shortage } from '../checkout.rules.ts';
import { confirmationMail } from '../confirmation/confirmation.rules.ts';
import { newOrderNotice } from '../confirmation/shop-notices.rules.ts';
import { expiresAt } from '../expiry.rules.ts';
import type { Checkout, OrderDocument } from '../order.ts';
import type { Placing } from '../orders.ts';
import { nextNumber } from './next-number.ts';
import { ordererOf, secondsUntilNextOrder } from './order-limits.ts';
import {
  orderDocument,
  takeCollected,
  toOrder,
  writeOrderMail,
  type OrderOptions,
  type OrderRow,
} from './order-rows.ts';

const ID_BYTES = 12;

/** In one process; leaves connections for reads during a rush. */
const CONCURRENT_ORDERS_MAXIMUM = 3;

/** When the stock was missing only for a moment. */
const ATTEMPTS = 5;

/** Rolls the transaction back. */
class OutOfStockError extends Error {
  readonly needs: readonly Need[];

  constructor(needs: readonly Need[]) {
    super('Not enough in stock');
    this.needs = needs;
  }
}

/** Retries an order whose stock was missing only for a moment. */
export function createPlaceOrder(options: OrderOptions) {
  const { db, accessKeys } = options;
  const turns = pLimit(CONCURRENT_ORDERS_MAXIMUM);

  async function place(token: string, checkout: Checkout, now: Date): Promise<Placing> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const accessKey = await accessKeys.of(id);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      try {
        const result = await inTransaction(db, (transaction) =>
          attempt(options, transaction, { token, checkout, id, accessKey, now }),
        );
        return 'kind' in result ? result : { kind: 'repeated', order: toOrder(result, await accessKeys.of(result.id)) };
      } catch (error) {
        if (!(error instanceof OutOfStockError)) throw error;
        const items = await readShortages(db, error.needs);
        if (items.length > 0) return { kind: 'out_of_stock', items };
      }
    }
    throw new DatabaseBusyError('Stock kept changing while the order was placed');
  }

  return (token: string, checkout: Checkout, now: Date): Promise<Placing> => turns(() => place(token, checkout, now));
}

interface Attempt {
  token: string;
  checkout: Checkout;
  id: string;
  accessKey: string;
  now: Date;
}

async function attempt(
  { companyDetails, unpaidOrderDays }: OrderOptions,
  transaction: Transaction<Tables>,
  { token, checkout, id, accessKey, now }: Attempt,
): Promise<Placing | OrderRow> {
  const cart = await lockCart(transaction, token, now);
  if (!cart) return { kind: 'cart_empty' };
  const cartId = cart.id;
  const { idempotencyKey, contentHash, items: reviewed, clientAddress, ...choices } = checkout;
  const before = await placedBefore(transaction, cartId, checkout);
  if (before) return before;
  const items = await readCartItems(transaction, cartId);
  const byId = new Map(
    (await readProducts(transaction, [...new Set(items.map(({ productId }) => productId))])).map((product) => [
      product.id,
      pricedAt(product, now.getTime()),
    ]),
  );
  const { lines } = cartLines(items, byId);
  if (lines.length === 0) return { kind: 'cart_empty' };
  if (!matchesReviewed(lines, reviewed)) return { kind: 'cart_changed' };

  const isTest = isTestToken(token);
  const orderer = ordererOf(choices.contact.email, clientAddress, isTest);
  const seconds = await secondsUntilNextOrder(transaction, orderer, now);
  if (seconds !== null) return { kind: 'throttled', seconds };

  const needs = needsOf(lines, byId, reviewed);
  const needed = await takeNeeded(transaction, needs, isTest);
  const document: OrderDocument = {
    ...choices,
    lines: lines.map(soldLine),
    needed,
    taken: needed,
    fromBranch: await takeCollected(transaction, checkout, needed),
    vatNumber: await vatNumberOfCustomer(transaction, cart.customerId),
    paidAt: null,
    readyAt: null,
    tracking: null,
    refunds: [],
  };
  const status = 'awaiting_payment';
  const placedAt = now.toISOString();
  const row: OrderRow = {
    id,
    number: await nextNumber(transaction, isTest ? 'test_order' : 'order'),
    invoice_number: null,
    cart_id: cartId,
    idempotency_key: idempotencyKey,
    content_hash: contentHash,
    status,
    placed_at: placedAt,
    document: orderDocument(document),
    expires_at: expiresAt({ ...document, status, placedAt }, unpaidOrderDays),
    customer_id: cart.customerId,
    is_test: isTest ? 1 : 0,
    ...orderer,
  };
  await transaction.insertInto('orders').values(row).execute();
  const order = toOrder(row, accessKey);
  await writeOrderMail(transaction, order, confirmationMail(order, companyDetails), now);
  await writeOrderMail(transaction, order, newOrderNotice(order, companyDetails), now);
  const ids = items.map((item) => item.id);
  await transaction.deleteFrom('cart_items').where('cart_id', '=', cartId).where('id', 'in', ids).execute();
  return { kind: 'placed', order };
}

/** Undefined for none. */
async function placedBefore(
  transaction: Transaction<Tables>,
  cartId: number,
  { idempotencyKey, contentHash, items }: Checkout,
): Promise<Placing | OrderRow | undefined> {
  const before = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return before && !(before.content_hash === contentHash && isOfSameItems(before, items))
    ? { kind: 'idempotency_conflict' }
    : before;
}

/** A test holds no stock, whatever becomes of it. */
async function takeNeeded(
  transaction: Transaction<Tables>,
  needs: readonly Need[],
  isTest: boolean,
): Promise<readonly StockAmount[]> {
  const amounts = inLockOrder(needs.flatMap(({ stock }) => stock ?? []));
  const hasStock = isTest
    ? (await readShortages(transaction, needs)).length === 0
    : await takeStock(transaction, amounts);
  if (!hasStock || !needs.every(({ isSold }) => isSold)) throw new OutOfStockError(needs);
  return isTest ? [] : amounts;
}

async function readShortages(db: Kysely<Tables>, needs: readonly Need[]): Promise<Shortage[]> {
  const productIds = needs.flatMap(({ stock }) => stock?.productId ?? []);
  const levels = await readLevels(db, productIds);
  return shortagesOf(needs, (productId, variantId) => levels.get(productId)?.get(variantId) ?? 0);
}

/** Or none, since placing empties the cart. */
function isOfSameItems({ document }: OrderRow, reviewed: Checkout['items']): boolean {
  return reviewed.length === 0 || matchesReviewed((JSON.parse(document) as OrderDocument).lines, reviewed);
}

async function vatNumberOfCustomer(transaction: Transaction<Tables>, id: string | null): Promise<string> {
  if (id === null) return '';
  const row = await transaction.selectFrom('customers').select('vat_number').where('id', '=', id).executeTakeFirst();
  return row?.vat_number ?? '';
}
