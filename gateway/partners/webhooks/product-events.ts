import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import { encodeId } from '../../graph/ids.rules.ts';
import { fetchProducts, type RestOptions } from '../../graph/product/product.rest.ts';
import type { Product } from '../../graph/product/product.rules.ts';
import { fetchProductChanges, type ProductSyncPage, type RemovedProduct } from '../../graph/product/sync/sync.rest.ts';
import type { PartnerTables } from '../store/partner-tables.ts';
import { writeEvents, type WebhookEvent } from './delivery-store.ts';
import { readActiveEndpoints } from './endpoint-store.ts';
import { hashesOf } from './product-hashes.rules.ts';
import { after } from './schedule.rules.ts';

type Db = Kysely<PartnerTables>;

const WATCH = 'catalogue';

/** Extended with every page. After it another process may look. */
const HELD_MILLISECONDS = 15_000;

/** Not every shop API says when its stock changes. */
const READ_ALL_MILLISECONDS = 3_600_000;

const PRODUCTS_AT_ONCE = 100;

/** Two million products: a shop API whose pages never end is given up. */
const PAGES_MAXIMUM = 20_000;

interface WatchOptions {
  db: Db;
  shopApi: RestOptions;
  now: () => Date;
}

/** Compares products with what was last known of them, and stores the events. */
export function createProductWatch({ db, shopApi, now }: WatchOptions) {
  const holder = randomUUID();
  let isWanted = false;

  const hold = () => holdWatch(db, holder, now());

  /** Resolves to the time up to which the pages have all changes; null without the call or the turn. */
  async function comparePages(since: string | null, areNewKnown: boolean): Promise<string | null> {
    let [first, cursor]: [string | null, string | null] = [null, null];
    for (let count = 0; count < PAGES_MAXIMUM; count += 1) {
      const page: ProductSyncPage | 'refused' | null = await fetchProductChanges(
        shopApi,
        { updatedSince: since, after: cursor, first: PRODUCTS_AT_ONCE },
        [],
      );
      if (page === 'refused') throw new Error('GET /product_changes refused the cursor of its own previous page');
      if (page === null) return null;
      await compare(db, { ...page, areNewKnown }, now());
      first ??= page.asOf;
      cursor = page.after;
      if (cursor === null) return first;
      if (!(await hold())) return null;
      // Waiting requests run before the next products.
      await setImmediate();
    }
    throw new Error(`GET /product_changes ended after ${PAGES_MAXIMUM} pages without a last page`);
  }

  async function compareNoted(): Promise<void> {
    const noted = await db.selectFrom('webhookPaths').select('path').limit(PRODUCTS_AT_ONCE).execute();
    if (noted.length === 0) return;
    const paths = noted.map(({ path }) => path);
    // First, so that what changes while they are read is noted again.
    await db.deleteFrom('webhookPaths').where('path', 'in', paths).execute();
    try {
      await compare(db, { products: await fetchProducts(shopApi, paths, []), removed: [], areNewKnown: false }, now());
    } catch (error) {
      await notePaths(db, paths);
      throw error;
    }
  }

  return {
    /** If no other process does. */
    async look(): Promise<void> {
      const endpoints = await readActiveEndpoints(db);
      isWanted = endpoints.some(({ events }) => events.some((type) => !type.startsWith('order.')));
      if (!isWanted) return forget(db);
      const state = await hold();
      if (!state) return;
      const { changesSince, readAllAt } = state;
      if (readAllAt === null || readAllAt < after(now(), -READ_ALL_MILLISECONDS)) {
        const time = now().toISOString();
        // What is met on the first reading of all is no event.
        const asOf = await comparePages(null, readAllAt === null);
        await setWatch(db, { readAllAt: time, changesSince: changesSince ?? asOf });
      } else if (changesSince !== null) {
        const asOf = await comparePages(changesSince, false);
        if (asOf !== null && asOf !== changesSince) await setWatch(db, { changesSince: asOf });
      }
      await compareNoted();
    },

    /** Compared at the next look, by whichever process makes it. */
    async note(change: CatalogueChange): Promise<void> {
      if (!isWanted || change.length === 0) return;
      if (change === 'everything')
        await db
          .updateTable('webhookWatch')
          .set({ readAllAt: new Date(0).toISOString() })
          .where('name', '=', WATCH)
          .where('readAllAt', 'is not', null)
          .execute();
      else await notePaths(db, change);
    },
  };
}

const notePaths = (db: Db, paths: readonly string[]) =>
  db
    .insertInto('webhookPaths')
    .values(paths.map((path) => ({ path })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const setWatch = (db: Db, values: { changesSince?: string | null; readAllAt?: string }) =>
  db.updateTable('webhookWatch').set(values).where('name', '=', WATCH).execute();

/** Takes or extends a process's turn; resolves to the state of the watch, or undefined when another process has it. */
async function holdWatch(db: Db, holder: string, now: Date) {
  const until = after(now, HELD_MILLISECONDS);
  await db
    .insertInto('webhookWatch')
    .values({ name: WATCH, holder, heldUntil: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('webhookWatch')
    .set({ holder, heldUntil: until })
    .where('name', '=', WATCH)
    .where((eb) => eb.or([eb('holder', '=', holder), eb('heldUntil', '<', now.toISOString())]))
    .returning(['changesSince', 'readAllAt'])
    .executeTakeFirst();
}

/** A later endpoint is then told only of changes from then on. */
async function forget(db: Db): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('webhookWatch').where('name', '=', WATCH).executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) return;
  await db.deleteFrom('webhookProducts').execute();
  await db.deleteFrom('webhookPaths').execute();
}

/** Stores both the events and what is known now in one transaction. */
function compare(
  db: Db,
  {
    products,
    removed,
    areNewKnown,
  }: { products: readonly Product[]; removed: readonly RemovedProduct[]; areNewKnown: boolean },
  now: Date,
): Promise<void> {
  const details = products.flatMap(({ detail }) => detail ?? []);
  const ids = [...details, ...removed].map(({ entityId }) => entityId);
  if (ids.length === 0) return Promise.resolve();
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('webhookProducts').selectAll().where('id', 'in', ids).execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const events: WebhookEvent[] = [];
    const changed: PartnerTables['webhookProducts'][] = [];
    for (const detail of details) {
      const { entityId: id, path, sku } = detail;
      const before = known.get(id);
      const row = { id, path, ...hashesOf(detail) };
      const told = before
        ? (
            [
              ['product.updated', 'content'],
              ['price.updated', 'price'],
              ['stock.updated', 'stock'],
            ] as const
          ).flatMap(([type, part]) => (before[part] === row[part] ? [] : type))
        : areNewKnown
          ? []
          : (['product.updated'] as const);
      if (!before || told.length > 0) changed.push(row);
      events.push(...told.map((type) => eventOf(type, { entityId: id, path, sku })));
    }
    const gone = removed.filter(({ entityId }) => known.has(entityId));
    events.push(...gone.map((product) => eventOf('product.removed', { ...product, sku: null })));
    if (gone.length > 0)
      await transaction
        .deleteFrom('webhookProducts')
        .where(
          'id',
          'in',
          gone.map(({ entityId }) => entityId),
        )
        .execute();
    if (changed.length > 0)
      await transaction
        .insertInto('webhookProducts')
        .values(changed)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            path: eb.ref('excluded.path'),
            content: eb.ref('excluded.content'),
            price: eb.ref('excluded.price'),
            stock: eb.ref('excluded.stock'),
          })),
        )
        .execute();
    await writeEvents(transaction, events, now);
  });
}

const eventOf = (
  type: WebhookEvent['type'],
  { entityId, path, sku }: { entityId: number; path: string; sku: string | null },
): WebhookEvent => ({
  type,
  subject: `product:${entityId}`,
  partnerId: null,
  data: { id: encodeId('Product', path), path, sku },
});
