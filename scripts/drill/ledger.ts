import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { encodeId } from '../../gateway/graph/ids.rules.ts';
import { hashKey, mintKey, SCOPES } from '../../gateway/partners/partner.ts';
import { openPartnerStore } from '../../gateway/partners/store/open-partner-store.ts';
import { writePartner } from '../../gateway/partners/store/partner-store.ts';
import { addEndpoint } from '../../gateway/partners/webhooks/endpoint-store.ts';
import { setLevel } from '../../shop/embedded/catalogue/stock/stock-store.ts';
import { databaseLocation, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { ask } from '../deployment/graph-client.ts';
import type { Stack } from './stack.ts';

/** An order's idempotency key is the name in its e-mail address, by which its mail is found. */
export const MAIL_DOMAIN = '@drill.example';

/** `id` in the graph, `number` in the database. */
export type Product = Record<'id' | 'path', string> & { number: number };

/** Compares what the databases hold with what shoppers were told. */
export async function openLedger(cleanup: AsyncDisposableStack, { environment, gateways }: Stack) {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = environment;
  const db = await openDatabase(databaseLocation({ dataDir, databaseUrl }));
  const partners = await openPartnerStore({ dataDir, databaseUrl });
  cleanup.defer(async () => void (await Promise.all([db.destroy(), partners.destroy()])));
  /** What was there before anything was sold, by product. */
  const stocked = new Map<number, number>();

  const readAtOnce = () =>
    db.transaction().execute(async (at) => {
      const ordered = at.selectFrom('cart_items').where('cart_id', 'in', at.selectFrom('orders').select('cart_id'));
      const check = sql<{ integrity_check: string }>`pragma integrity_check`;
      return {
        orders: await at.selectFrom('orders').select(['id', 'idempotency_key as key', 'document']).execute(),
        levels: await at.selectFrom('stock').select(['product_id', 'level']).execute(),
        mails: await at.selectFrom('outbox').select('recipient').execute(),
        items: await ordered.select('id').execute(),
        integrity: databaseUrl ? 'ok' : (await check.execute(at)).rows[0]?.integrity_check,
      };
    });

  /** Sets the stock of a product that nobody is buying. */
  async function stock(productId: number, level: number): Promise<void> {
    const row = db.selectFrom('stock').select('level').where('product_id', '=', productId);
    const { level: before } = await row.where('variant_id', '=', 0).executeTakeFirstOrThrow();
    await db.transaction().execute((transaction) => setLevel(transaction, { productId, variantId: 0, level }));
    stocked.set(productId, (stocked.get(productId) ?? before) + level - before);
  }

  return {
    db,
    stock,
    /** Products without variants, of which there is more than enough. */
    async products(): Promise<Product[]> {
      const stocks = db.selectFrom('stock').innerJoin('products', 'products.id', 'product_id').where('level', '>', 50);
      const rows = await stocks.where('variant_id', '=', 0).select(['products.id', 'url']).limit(16).execute();
      for (const { id } of rows) await stock(id, 1_000_000);
      return rows.map(({ id, url }) => ({ id: encodeId('Product', url), number: id, path: url }));
    },
    /**
     * Makes a partner who is told of orders, at an address that takes none; resolves to the key when each gateway knows
     * it, which takes up to two seconds and one request.
     */
    async partner(requestsPerMinute = 1_000_000): Promise<string> {
      const [partnerId, key, now] = [`partner_${randomUUID()}`, mintKey('secret'), new Date()];
      const limits = { requestsPerMinute, costPerMinute: 1_000_000_000 };
      const names = { id: partnerId, name: 'Drill', kind: 'secret', scopes: SCOPES, origins: [] };
      await writePartner(partners, { ...names, ...limits, keyHash: hashKey(key), createdAt: now.toISOString() });
      await addEndpoint(partners, { partnerId, url: 'https://partner.invalid/', events: ['order.created'] }, now);
      for (const { url } of gateways)
        while ((await ask({ url, key }, '{ result: __typename }')).error === '401') await delay(100);
      return key;
    },
    /** `told` are the idempotency keys of the orders that shoppers know of. */
    async audit(told: readonly string[]) {
      const { orders, levels, mails, items, integrity } = await readAtOnce();
      const events = await partners.selectFrom('webhookDeliveries').select('subject').execute();
      const left = new Map(stocked);
      const take = (id: number, quantity: number) => left.set(id, (left.get(id) ?? 0) - quantity);
      for (const { document } of orders) {
        const { taken } = JSON.parse(document) as { taken: { productId: number; quantity: number }[] };
        for (const { productId, quantity } of taken) take(productId, quantity);
      }
      for (const { product_id, level } of levels) take(product_id, level);
      const byKey = Map.groupBy(orders, ({ key }) => key);
      const mailed = Map.groupBy(mails, ({ recipient }) => recipient.replace(MAIL_DOMAIN, ''));
      const announced = Map.groupBy(events, ({ subject }) => subject.replace('order:', ''));
      const figures = {
        orders: orders.length,
        doubled: orders.length - byKey.size,
        lost: told.filter((key) => !byKey.has(key)).length,
        oversold: levels.filter(({ level }) => level < 0).length,
      };
      const wrong = {
        'orders or stock are wrong': figures.doubled + figures.lost + figures.oversold > 0,
        'stock and sales do not add up': [...stocked.keys()].some((id) => left.get(id) !== 0),
        'not one mail for each order': orders.some(({ key }) => mailed.get(key)?.length !== 1),
        'not one event for each order': told.some((key) => announced.get(byKey.get(key)?.[0]?.id ?? '')?.length !== 1),
        'items left in carts that were ordered': items.length > 0,
        'the database is damaged': integrity !== 'ok',
      };
      return { figures, problems: Object.entries(wrong).flatMap(([problem, isSo]) => (isSo ? problem : [])) };
    },
  };
}
export type Ledger = Awaited<ReturnType<typeof openLedger>>;
