import type { Kysely } from 'kysely';
import type { Content } from '@storefront/config/shop-folder/content/content.ts';
import type { ListIndex } from '../../catalogue/listing/list-index.ts';
import { set } from '../../catalogue/catalogue-writes.ts';
import { withLease } from '../../database/lease.ts';
import type { Tables } from '../../database/tables.ts';
import { withWriteLock } from '../../database/write-lock.ts';
import { counted, importSentences } from '../../import/counts.rules.ts';
import { areMany, findRemovals, remove } from '../../import/removals.ts';
import { readImportedKeys, takeOffSale } from '../../import/sources/import-sources.ts';
import { type Medusa, MedusaRefusal } from '../medusa-client.ts';
import { createNumbers } from '../numbers.ts';
import { productsOfPlaces } from './changed-products.ts';
import { idOfKey, keyOf } from './map-product.rules.ts';
import { createMedusaReader, PRODUCTS_PER_PAGE, type Structure, type SyncRegion } from './read-medusa.ts';
import { createRemarks } from './remarks.ts';
import { openCatalogue, SOURCE } from './write-catalogue.ts';

const MINUTE_MILLISECONDS = 60_000;
const RETRY_MILLISECONDS = 20_000;
/** The pause while another process writes. */
const WAIT_MILLISECONDS = 2_000;

/** More changes at once are found by a full walk. */
const CHANGES_MAXIMUM = 5_000;

/** So few products go off sale without a question, however small the shop is. */
const REMOVED_MINIMUM = 10;

/** The setting with the place that an interrupted walk goes on from. */
const WALK = 'medusa_walk';

export interface SyncSettings extends SyncRegion {
  /** The time between two full walks. */
  minutes: number;
  /** MEDUSA_BRAND_FIELD: the metadata field that names a product's brand; null for its collection. */
  brandField: string | null;
  /** The folder of reports. */
  dataDir: string;
  /** Allows a walk to take more than 20 % of the products off sale. */
  allowsRemovals: boolean;
  onProgress: (message: string) => void;
  /** Called after the catalogue was written. */
  onWritten: () => void;
}

/** What the sync needs of the shop. */
interface Target {
  db: Kysely<Tables>;
  /** Replaced with the catalogue, therefore read at each use. */
  readonly lists: ListIndex;
  readonly content: Pick<Content, 'pages'>;
}

export interface Sync {
  /** Copies products, and the products of categories and collections, soon, by Medusa's ids. Others are ignored. */
  changed(ids: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Keeps a copy of Medusa's catalogue: as a whole at the start and each `minutes`, and what is named as changed at once. Writes in one place at a
 * time, over all processes.
 */
export function startSync(shop: Target, medusa: Medusa, settings: SyncSettings): Sync {
  const { db } = shop;
  const numbers = createNumbers(db);
  const reader = createMedusaReader(medusa, settings);
  const remarks = createRemarks(settings.dataDir);
  const pending = new Set<string>();
  let structure: Structure | null = null;
  let walkAt = 0;
  let isClosed = false;
  let wake = (): void => undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const open = async (onRemark = remarks.add) =>
    openCatalogue({
      db,
      numbers,
      structure: (structure ??= await reader.structure()),
      brandField: settings.brandField,
      content: shop.content,
      onRemark,
    });

  async function applyChanges(): Promise<void> {
    const ids = [...pending];
    pending.clear();
    try {
      const products = new Set(ids.filter((id) => id.startsWith('prod_')));
      const places = ids.filter((id) => !products.has(id));
      if (places.length > 0) {
        structure = null;
        for (const id of await productsOfPlaces(shop, reader, places)) products.add(id);
      }
      // Said again by the next walk, in its report.
      const write = await open(() => undefined);
      const all = [...products];
      for (let start = 0; start < all.length; start += PRODUCTS_PER_PAGE) {
        const some = all.slice(start, start + PRODUCTS_PER_PAGE);
        const { sold } = await write(await reader.byIds(some));
        const gone = new Set(some).difference(new Set(sold));
        const known = await readImportedKeys(db, [...gone].map(keyOf));
        if (known.size > REMOVED_MINIMUM && areMany({ gone: [...known.values()], onSale: shop.lists.size })) walkAt = 0;
        else
          await takeOffSale(
            db,
            [...known.values()].map(({ productId }) => productId),
          );
      }
    } catch (error) {
      // A refused call would be refused again.
      if (!(error instanceof MedusaRefusal)) for (const id of ids) pending.add(id);
      throw error;
    }
    settings.onWritten();
  }

  async function walk(): Promise<void> {
    structure = null;
    const counts = { added: 0, changed: 0, unchanged: 0, removed: 0, unread: 0, notForSale: 0 };
    const [sold, unsold] = [new Set<string>(), new Set<string>()];
    let write = await open();
    let offset = await readOffset(db);
    const isFirst = shop.lists.size === 0 || offset > 0;
    if (offset > 0) settings.onProgress(`Medusa: going on from product ${offset.toLocaleString('en-GB')}`);
    const put = async (page: Parameters<typeof write>[0]) => {
      const written = await write(page);
      for (const count of ['added', 'changed', 'unchanged'] as const) counts[count] += written[count];
      for (const id of written.sold) sold.add(id);
      for (const id of written.unsold) unsold.add(id);
    };
    for (;;) {
      const page = await reader.page(offset);
      await put(page);
      offset += page.products.length;
      const isLast = page.products.length === 0 || offset >= page.count;
      await writeOffset(db, isLast ? 0 : offset);
      if (isFirst)
        settings.onProgress(`Medusa: ${offset.toLocaleString('en-GB')} of ${counted(page.count, 'product')}`);
      if (isLast) break;
      if (isClosed) return;
      if (pending.size === 0) continue;
      await applyChanges();
      write = await open();
    }
    const missing = (keys: readonly string[]) => keys.filter((key) => !sold.has(idOfKey(key)));
    const removals = await findRemovals(db, { missing }, SOURCE);
    // Asked for once more: one may have moved to a page that was read before, and an interrupted walk has not read all pages.
    const doubtful = removals.gone.map(({ key }) => idOfKey(key)).filter((id) => !unsold.has(id));
    for (let start = 0; start < doubtful.length; start += PRODUCTS_PER_PAGE)
      await put(await reader.byIds(doubtful.slice(start, start + PRODUCTS_PER_PAGE)));
    const gone = removals.gone.filter(({ key }) => !sold.has(idOfKey(key)));
    if (gone.length > REMOVED_MINIMUM && areMany({ ...removals, gone }) && !settings.allowsRemovals)
      settings.onProgress(
        `Medusa: ${counted(gone.length, 'product')} of ${removals.onSale.toLocaleString('en-GB')} are no longer there, more than 20 %. They stay on sale; SYNC_ALLOW_REMOVALS=true takes them off.`,
      );
    else {
      await remove(db, { ...removals, gone });
      counts.removed = gone.length;
    }
    if (counts.added + counts.changed + counts.removed > 0)
      settings.onProgress(`Medusa: ${importSentences(counts).join(' ')}`);
    await remarks.report();
    settings.onWritten();
  }

  async function work(): Promise<void> {
    if (pending.size > CHANGES_MAXIMUM) {
      pending.clear();
      walkAt = 0;
    }
    if (pending.size > 0) await applyChanges();
    if (Date.now() < walkAt || isClosed) return;
    walkAt = Date.now() + settings.minutes * MINUTE_MILLISECONDS;
    await walk();
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      if (pending.size === 0 && Date.now() < walkAt) await pause(walkAt - Date.now());
      else
        try {
          if (!(await withLease(db, 'medusa_sync', work))) await pause(WAIT_MILLISECONDS);
        } catch (error) {
          console.error('Medusa’s catalogue could not be copied:', error instanceof Error ? error.message : error);
          walkAt = Math.min(walkAt, Date.now() + RETRY_MILLISECONDS);
          if (!isClosed) await pause(RETRY_MILLISECONDS);
        }
    }
  }

  const running = run();
  return {
    changed(ids) {
      for (const id of ids) if (/^(?:prod|pcat|pcol)_/.test(id)) pending.add(id);
      if (pending.size > 0) wake();
    },
    async close() {
      isClosed = true;
      wake();
      await running;
    },
  };
}

async function readOffset(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', WALK).executeTakeFirst();
  return Number(row?.value ?? 0);
}

const writeOffset = (db: Kysely<Tables>, offset: number): Promise<void> =>
  withWriteLock(db, (transaction) => set(transaction, WALK, String(offset)));
