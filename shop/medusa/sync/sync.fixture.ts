import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, vi } from 'vitest';
import { readCategories, readProductsByUrl } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { pricedAt } from '@storefront/embedded/catalogue/sale.rules.ts';
import { sqliteDatabase, type TestDatabase } from '@storefront/embedded/database/database.fixture.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { readLists } from '@storefront/embedded/read-lists.ts';
import type { RepeatedTask } from '@storefront/embedded/repeat-task.ts';
import { createMedusa } from '../medusa-client.ts';
import { categoryOf, type FakeCatalogue, openFakeMedusa, productOf, variantOf } from './fake-medusa.fixture.ts';
import { startSync, type SyncSettings } from './start-sync.ts';
import { noteChanges } from './told-changes.ts';

const first = (): FakeCatalogue => ({
  products: [
    productOf('a'),
    productOf('b', { categories: [{ id: 'pcat_lighting' }] }),
    productOf('c', { variants: [variantOf('c-1', 'Brass', 20)], metadata: { retail_price: 25 } }),
  ],
  categories: [categoryOf('lighting'), categoryOf('pendants', 'lighting'), categoryOf('hardware')],
  collections: [{ id: 'pcol_brass', title: 'Heritage Brass', handle: 'heritage-brass', metadata: null }],
});

/** A fake Medusa with three products, and a sync of it into a database: new ones for each test. */
export function useSync(store: TestDatabase = sqliteDatabase()) {
  const it = {
    db: undefined as unknown as Kysely<Tables>,
    catalogue: first(),
    medusa: undefined as unknown as Awaited<ReturnType<typeof openFakeMedusa>>,
    dataDir: '',
    /** The lines of progress. */
    told: [] as string[],
    /** Starts the sync and waits for its first walk. */
    start,
    stop: async () => sync?.close(),
    /** Tells of changes and waits until they are copied. */
    change,
    at,
    addressesOf,
    product,
    variant,
  };
  let sync: RepeatedTask | undefined;
  let listing: Promise<void> | undefined;
  /** Called once what was read next is written and listed. */
  const waiting: (() => void)[] = [];
  const nextWrite = () => new Promise<void>((resolve) => void waiting.push(resolve));

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    it.db = await store.open();
    it.catalogue = first();
    it.medusa = await openFakeMedusa(() => it.catalogue);
    it.dataDir = mkdtempSync(join(tmpdir(), 'medusa-sync-'));
    it.told.length = 0;
    waiting.length = 0;
  });
  afterEach(async () => {
    await sync?.close();
    await listing;
    await it.medusa.close();
    rmSync(it.dataDir, { recursive: true });
  });

  async function start(more: Partial<SyncSettings> = {}): Promise<void> {
    const shop = { db: it.db, content: { pages: [] }, ...(await readLists(it.db, new Date())) };
    const access = { url: it.medusa.url, publishableKey: 'pk', adminKey: 'sk' };
    const written = nextWrite();
    sync = startSync(shop, createMedusa(access), {
      regionId: 'reg_1',
      country: 'gb',
      minutes: 60,
      brandField: null,
      dataDir: it.dataDir,
      allowsRemovals: false,
      onProgress: (message) => it.told.push(message),
      onWritten: () => {
        listing = readLists(it.db, new Date()).then((lists) => {
          Object.assign(shop, lists);
          for (const resolve of waiting.splice(0)) resolve();
        });
      },
      ...more,
    });
    await written;
  }
  async function change(...ids: string[]): Promise<void> {
    const written = nextWrite();
    await noteChanges(it.db, ids);
    sync?.wake();
    await written;
  }
  async function at(url: string) {
    const product = (await readProductsByUrl(it.db, [url])).get(url);
    return product && pricedAt(product, Date.now());
  }
  function product(id: string) {
    return it.catalogue.products.find((each) => each.id === `prod_${id}`) ?? productOf(id);
  }
  function variant(id: string) {
    return product(id.slice(0, 1)).variants?.find((each) => each.id === `variant_${id}`);
  }
  async function addressesOf(url: string) {
    const urls = new Map((await readCategories(it.db)).map((category) => [category.id, category.url]));
    return (await at(url))?.categoryIds.map((id) => urls.get(id));
  }
  return it;
}
