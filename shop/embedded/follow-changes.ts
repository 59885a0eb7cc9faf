import { setImmediate } from 'node:timers/promises';
import { changeOf, type CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import type { CatalogueProduct } from './catalogue/catalogue.ts';
import { restocked, type SoldOutProducts } from './catalogue/listing/stocked.rules.ts';
import { pricedAt, nextPriceChange } from './catalogue/sale.rules.ts';
import { readSoldOut } from './catalogue/stock/stock-store.ts';
import { createStructure, type Structure } from './catalogue/structure.ts';
import { namesOf, readLists } from './read-lists.ts';
import type { ReadModel } from './read-model.ts';
import { searchDocumentOf } from './search-index/search-document.ts';
import type { IndexKeeper } from './search-index/index-keeper.ts';
import { chunks } from './database/chunks.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import {
  countChangedProducts,
  readBrands,
  readCategories,
  readChangedProducts,
  readStamp,
  type CatalogueStamp,
  readProducts,
} from './catalogue/catalogue-store.ts';
import type { Kysely } from 'kysely';
import { grow } from './catalogue/catalogue-writes.ts';
import type { Tables } from './database/tables.ts';
import { withWriteLock } from './database/write-lock.ts';

type Keeper = Pick<IndexKeeper, 'rebuild' | 'afterChanges'>;

/** Called once lists and search reflect the change. */
export type OnChange = (change: CatalogueChange) => void;

/** Lists and search lag behind the database by at most this. */
const POLL_MILLISECONDS = 2_000;

/** Follows other processes, such as an import: product by product, or as a whole when the catalogue was replaced. */
export function followChanges(shop: ReadModel, seen: CatalogueStamp, keeper: Keeper, onChange?: OnChange) {
  const follower = createFollower(shop, seen, keeper, onChange);
  let stopped = false;
  let isUnreachable = false;
  let isPolling = false;
  let timer = setTimeout(look, POLL_MILLISECONDS);

  async function look() {
    clearTimeout(timer);
    isPolling = true;
    try {
      await follower.look();
      if (isUnreachable) console.error('The embedded shop can reach its database again.');
      isUnreachable = false;
    } catch (error) {
      // The next poll catches up.
      if (!(error instanceof DatabaseUnavailableError))
        console.error('The embedded shop could not poll its database for changes:', error);
      // Logged once per outage, not with every poll.
      else if (!isUnreachable && !stopped)
        console.error(`The embedded shop cannot reach its database: ${error.message}`);
      isUnreachable = error instanceof DatabaseUnavailableError;
    }
    isPolling = false;
    if (!stopped) timer = setTimeout(look, POLL_MILLISECONDS);
  }
  return {
    look: () => void (isPolling || stopped || look()),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Suggestions hold category and brand names: after those change the index is rebuilt, once a poll finds nothing new,
 * since an import changes them many times.
 */
export function createFollower(
  shop: ReadModel,
  seen: CatalogueStamp,
  keeper: Keeper,
  onChange: OnChange = () => undefined,
): { look(): Promise<void> } {
  let stamp = seen;
  let areSuggestionsStale = false;
  return {
    async look() {
      const before = stamp;
      stamp = await catchUp(shop, before, keeper, onChange);
      if (stamp.generation !== before.generation) areSuggestionsStale = false;
      else if (stamp.structure !== before.structure) areSuggestionsStale = true;
      else if (areSuggestionsStale && stamp.revision === before.revision) {
        areSuggestionsStale = false;
        keeper.rebuild();
      }
    },
  };
}

/** Of one poll, the last: indexing takes longer than importing, so that search would fall behind by minutes. */
const INDEXED_MAXIMUM = 1_000;

/** Applies everything written since a stamp, an import's products to search by a rebuild; returns the stamp it reached. */
export async function catchUp(
  shop: ReadModel,
  seen: CatalogueStamp,
  keeper: Keeper,
  onChange: OnChange = () => undefined,
): Promise<CatalogueStamp> {
  const time = shop.now();
  await notePriceChanges(shop.db, time);
  const now = await readStamp(shop.db);
  if (now.generation !== seen.generation) {
    Object.assign(shop, await readLists(shop.db, shop.now()));
    shop.products.forget();
    keeper.rebuild();
    onChange('everything');
    return now;
  }
  const isRestructured = now.structure !== seen.structure;
  if (isRestructured) shop.structure = createStructure(await readCategories(shop.db), await readBrands(shop.db));
  const soldOut = await readSoldOut(shop.db, shop.soldOut);
  const moved = new Set(restocked(shop.soldOut, soldOut));
  let { revision } = seen;
  let left = await countChangedProducts(shop.db, revision);
  const isImport = left > INDEXED_MAXIMUM;
  while (revision < now.revision) {
    const changed = await readChangedProducts(shop.db, revision, now.revision);
    if (!changed) break;
    for (const product of changed.products) {
      shop.lists.put(pricedAt(product, time.getTime()), soldOut.get(product.id));
      moved.delete(product.id);
    }
    shop.products.forget(changed.products.map(({ id }) => id));
    left -= changed.products.length;
    if (left < INDEXED_MAXIMUM)
      shop.search.apply(changed.products.map((product) => searchDocumentOf(product, namesOf(shop.structure))));
    // The change does not name a category that a product has left: cached pages of it expire by age.
    if (!isRestructured) onChange(changeOf(changed.products.flatMap((product) => pathsOf(product, shop.structure))));
    ({ revision } = changed);
    // Waiting requests run before the next products.
    await setImmediate();
  }
  await restock(shop, [...moved], soldOut, onChange);
  if (isImport) keeper.rebuild();
  else if (revision > seen.revision) keeper.afterChanges();
  if (isRestructured) onChange('everything');
  return now;
}

async function restock(
  shop: ReadModel,
  ids: readonly number[],
  soldOut: SoldOutProducts,
  onChange: OnChange,
): Promise<void> {
  const paths: string[] = [];
  for (const some of chunks(ids)) {
    shop.stock.forget(some);
    for (const product of await shop.products.byIds(some)) {
      shop.lists.put(product, soldOut.get(product.id));
      paths.push(...pathsOf(product, shop.structure));
    }
  }
  shop.soldOut = soldOut;
  if (paths.length > 0) onChange(changeOf(paths));
}

/** The product's and those of the categories that list it. */
function pathsOf({ url, categoryIds }: CatalogueProduct, { categoryById }: Structure): string[] {
  return [url, ...categoryIds.flatMap((id) => categoryById.get(id)?.url ?? [])];
}

const PRODUCTS_PER_TRANSACTION = 200;

/** Lists, caches and partners' copies follow revisions: a price that changes by time alone counts as a write. */
async function notePriceChanges(db: Kysely<Tables>, now: Date): Promise<void> {
  const due = (executor: Kysely<Tables>) =>
    executor
      .selectFrom('products')
      .select('id')
      .where('price_changes_at', '<=', now.toISOString())
      .limit(PRODUCTS_PER_TRANSACTION)
      .execute();
  while ((await due(db)).length > 0)
    await withWriteLock(db, async (transaction) => {
      const ids = (await due(transaction)).map(({ id }) => id);
      // Another process has noted them meanwhile.
      if (ids.length === 0) return;
      const products = await readProducts(transaction, ids);
      const changes = new Map(products.map((product) => [product.id, nextPriceChange(product, now.getTime())]));
      const revision = await grow(transaction, 'revision');
      for (const id of ids)
        await transaction
          .updateTable('products')
          // A product that cannot be read has no next change, so that it is not found again.
          .set({ revision, updated_at: now.toISOString(), price_changes_at: changes.get(id) ?? null })
          .where('id', '=', id)
          .execute();
    });
}
