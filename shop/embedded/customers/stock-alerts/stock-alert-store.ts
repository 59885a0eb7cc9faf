import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { STOCK_ALERTS_MAXIMUM } from '@storefront/domain/stock-alerts.data.ts';
import { inTransaction, retryOnConflict } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import type { Customer } from '../customer.ts';
import { mayRequestMail, writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { alertConfirmMail, backInStockMail, type AwaitedItem } from './stock-alert-mails.rules.ts';
import type { ProductReader } from '../../catalogue/product-reader.ts';
import { awaitedItem } from './awaited-item.rules.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Unconfirmed alerts stay a week, confirmed ones a year. Our choice: the specification sets none. */
const UNCONFIRMED_DAYS = 7;
const CONFIRMED_DAYS = 365;

/** `variantId` is 0 for any variant of the product. */
export interface AwaitedStock {
  productId: number;
  variantId: number;
}

export interface CustomerStockAlert extends AwaitedStock {
  id: string;
  createdAt: string;
}

/** Null for anyone not signed in. */
type Caller = Pick<Customer, 'id' | 'email'> | null;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();

/** Writes nothing when the address waits already, or for too much: the caller, who may be anyone, cannot tell. */
export async function createStockAlert(
  db: Kysely<Tables>,
  { productId, variantId, email, item, caller }: AwaitedStock & { email: string; item: AwaitedItem; caller: Caller },
  companyDetails: CompanyDetails,
  now: Date,
): Promise<void> {
  const token = newToken();
  const customerId = caller && emailKey(caller.email) === emailKey(email) ? caller.id : null;
  await inTransaction(db, async (transaction) => {
    const { waiting } = await transaction
      .selectFrom('stock_alerts')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('email_key', '=', emailKey(email))
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= STOCK_ALERTS_MAXIMUM) return;
    // Without a mail the token would change unseen, and end the link of the mail that was sent.
    if (!(await mayRequestMail(transaction, 'stock-alert', email, now))) return;
    const rows = await transaction
      .insertInto('stock_alerts')
      .values({
        id: randomUUID(),
        product_id: productId,
        variant_id: variantId,
        email,
        email_key: emailKey(email),
        token_hash: hashOf(token),
        created_at: now.toISOString(),
        confirmed_at: null,
        customer_id: customerId,
      })
      // Asked again before it was confirmed: the newest mail has the link that works.
      .onConflict((conflict) =>
        conflict
          .columns(['email_key', 'product_id', 'variant_id'])
          .doUpdateSet({ token_hash: hashOf(token), created_at: now.toISOString(), customer_id: customerId })
          .where('stock_alerts.confirmed_at', 'is', null),
      )
      .returning('id')
      .execute();
    if (rows.length === 0) return;
    const mail = alertConfirmMail({ to: email, token }, item, companyDetails);
    await writeRequestedMail(transaction, 'stock-alert', mail, now);
  });
}

/** Safe to repeat. The account of a caller with this address lists the alert from then on. Null for an expired link. */
export async function confirmStockAlert(
  db: Kysely<Tables>,
  { token, caller }: { token: string; caller: Caller },
  now: Date,
): Promise<AwaitedStock | null> {
  const confirming = db
    .updateTable('stock_alerts')
    .set((eb) => ({
      confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now.toISOString())),
      ...(caller && {
        customer_id: eb
          .case()
          .when('email_key', '=', emailKey(caller.email))
          .then(caller.id)
          .else(eb.ref('customer_id'))
          .end(),
      }),
    }))
    .where('token_hash', '=', hashOf(token))
    .where((eb) =>
      eb.or([eb('confirmed_at', 'is not', null), eb('created_at', '>', daysBefore(now, UNCONFIRMED_DAYS))]),
    )
    .returning(['product_id as productId', 'variant_id as variantId']);
  return (await retryOnConflict(() => confirming.executeTakeFirst())) ?? null;
}

export async function deleteStockAlert(db: Kysely<Tables>, token: string): Promise<void> {
  await retryOnConflict(() => db.deleteFrom('stock_alerts').where('token_hash', '=', hashOf(token)).execute());
}

/** The last requested first. */
export function readStockAlerts(db: Kysely<Tables>, customerId: string): Promise<CustomerStockAlert[]> {
  return db
    .selectFrom('stock_alerts')
    .select(['id', 'product_id as productId', 'variant_id as variantId', 'created_at as createdAt'])
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(STOCK_ALERTS_MAXIMUM)
    .execute();
}

export async function stopStockAlert(db: Kysely<Tables>, customerId: string, id: string): Promise<void> {
  const its = db.deleteFrom('stock_alerts').where('id', '=', id).where('customer_id', '=', customerId);
  await retryOnConflict(() => its.execute());
}

export async function deleteStockAlertsOf(executor: Kysely<Tables>, email: string): Promise<void> {
  await executor.deleteFrom('stock_alerts').where('email_key', '=', emailKey(email)).execute();
}

async function deleteOldStockAlerts(db: Kysely<Tables>, now: Date): Promise<void> {
  const old = db
    .deleteFrom('stock_alerts')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', daysBefore(now, CONFIRMED_DAYS)),
        eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<', daysBefore(now, UNCONFIRMED_DAYS))]),
      ]),
    );
  await retryOnConflict(() => old.execute());
}

/** By id. */
const readDueStockAlerts = (db: Kysely<Tables>, after: string, limit: number) =>
  db
    .selectFrom('stock_alerts')
    .select(['id', 'product_id as productId', 'variant_id as variantId'])
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock')
          .select('stock.level')
          .whereRef('stock.product_id', '=', 'stock_alerts.product_id')
          .where('stock.level', '>', 0)
          .where((eb) =>
            eb.or([
              eb('stock.variant_id', '=', eb.ref('stock_alerts.variant_id')),
              // Stock of the product as a whole, or an alert for any of its variants.
              eb('stock.variant_id', '=', 0),
              eb('stock_alerts.variant_id', '=', 0),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();

/** One transaction with the alert's deletion, so that of several processes one mails. Returns whether this one did. */
async function sendStockAlert(
  db: Kysely<Tables>,
  id: string,
  item: AwaitedItem,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const alert = await transaction
      .deleteFrom('stock_alerts')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (alert) await writeMail(transaction, backInStockMail(alert.email, item, companyDetails), now);
    return alert !== undefined;
  });
}

/** Small batches: each product of a batch is read whole. */
const BATCH_SIZE = 100;

interface Sending {
  db: Kysely<Tables>;
  products: Pick<ProductReader, 'byIds'>;
  companyDetails: CompanyDetails;
}

/** Also deletes old alerts. Returns how many mails it wrote. Safe to run in several processes. */
export async function sendStockAlerts(
  { db, products, companyDetails }: Sending,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  await deleteOldStockAlerts(db, now);
  let sent = 0;
  let after = '';
  for (;;) {
    const due = await readDueStockAlerts(db, after, BATCH_SIZE);
    const found = await products.byIds([...new Set(due.map(({ productId }) => productId))]);
    const byId = new Map(found.map((product) => [product.id, product]));
    for (const { id, productId, variantId } of due) {
      const product = byId.get(productId);
      // Goods that are not sold any more keep their alerts, until those are too old: they may come back.
      if (product?.availability !== 'available') continue;
      if (await sendStockAlert(db, id, awaitedItem(product, variantId), companyDetails, now)) sent += 1;
    }
    if (due.length < BATCH_SIZE || isStopped()) return sent;
    after = due.at(-1)?.id ?? after;
  }
}
