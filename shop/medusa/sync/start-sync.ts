import type { Kysely } from 'kysely';
import type { Content } from '@storefront/schema/shop-folder/content/content.ts';
import type { ListIndex } from '@storefront/embedded/catalogue/listing/list-index.ts';
import { withLease } from '@storefront/embedded/database/lease.ts';
import { readSetting, writeSetting } from '@storefront/embedded/database/settings.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { repeatTask } from '@storefront/embedded/repeat-task.ts';
import { counted, importSentences } from '@storefront/import/counts.rules.ts';
import { areMany, findRemovals, type Removals, remove } from '@storefront/import/removals.ts';
import { readImportedKeys } from '@storefront/import/sources/import-sources.ts';
import { type Medusa, MedusaRefusal } from '../medusa-client.ts';
import { productsOfPlaces } from './changed-products.ts';
import { idOfKey, keyOf } from './map-product.rules.ts';
import { createMedusaReader, type Products, type SyncRegion } from './read-medusa.ts';
import { createWalkReport, type Remark } from './walk-report.ts';
import { openCatalogue, SOURCE } from './write-catalogue.ts';

const MINUTE_MILLISECONDS = 60_000;
/** How soon a change is seen to. */
const POLL_MILLISECONDS = 200;
/** The pause after a failure, doubled after each further one. */
const RETRY_MILLISECONDS = { first: 500, most: 60_000 };
/** The pause while another process writes. */
const WAIT_MILLISECONDS = 2_000;

/** More changes at once are found by a full walk. */
const CHANGES_MAXIMUM = 5_000;

/** So few products go off sale without a question, however small the shop is. */
const REMOVED_MINIMUM = 10;

/** More remarks are not reported. */
const REMARKS_MAXIMUM = 20_000;

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

/** Copies Medusa's catalogue into the shop's. */
function createCatalogueCopy(shop: Target, medusa: Medusa, settings: SyncSettings) {
  const { db } = shop;
  const { brandField, onProgress } = settings;
  const reader = createMedusaReader(medusa, settings);
  const report = createWalkReport(db, settings);

  // Categories are read each time: of a change of theirs another process may have been told.
  const open = async () =>
    openCatalogue(db, { structure: await reader.structure(), brandField, content: shop.content });

  /** Returns false, and takes none off sale, where they are so many that it is likely a mistake. */
  async function takeOff(removals: Removals): Promise<boolean> {
    if (removals.gone.length > REMOVED_MINIMUM && areMany(removals) && !settings.allowsRemovals) return false;
    await remove(db, removals);
    return true;
  }

  return {
    /** Copies what Medusa's ids name. Returns false where a walk has to see to products that are gone. */
    async changes(ids: readonly string[]): Promise<boolean> {
      const told = new Set(ids.filter((id) => id.startsWith('prod_')));
      const places = ids.filter((id) => !told.has(id));
      const products = told.union(new Set(await productsOfPlaces(shop, reader, places)));
      // What cannot be sold is said by the next walk, in its report.
      const write = await open();
      const gone = new Set(products);
      for await (const page of reader.byIds([...products])) for (const id of (await write(page)).sold) gone.delete(id);
      const known = await readImportedKeys(db, [...gone].map(keyOf));
      return takeOff({ source: SOURCE, gone: [...known.values()], kept: [], onSale: shop.lists.size });
    },

    /** Copies it as a whole. `applyPending` copies the changes that came meanwhile; returns whether there were any. */
    async walk(isClosed: () => boolean, applyPending: () => Promise<boolean>): Promise<void> {
      const counts = { added: 0, changed: 0, unchanged: 0 };
      const [seen, sold] = [new Set<string>(), new Set<string>()];
      const remarks: Remark[] = [];
      let write = await open();
      const put = async (products: Products) => {
        const written = await write(products);
        for (const count of ['added', 'changed', 'unchanged'] as const) counts[count] += written[count];
        for (const { id } of products) seen.add(id);
        for (const id of written.sold) sold.add(id);
        if (remarks.length < REMARKS_MAXIMUM) remarks.push(...written.remarks);
      };
      const from = Number(await readSetting(db, WALK));
      const isFirst = shop.lists.size === 0 || from > 0;
      if (from > 0) onProgress(`Medusa: going on from product ${from.toLocaleString('en-GB')}`);
      for await (const { products, offset, count, isLast } of reader.pages(from)) {
        await put(products);
        await writeSetting(db, WALK, String(isLast ? 0 : offset));
        if (isFirst) onProgress(`Medusa: ${offset.toLocaleString('en-GB')} of ${counted(count, 'product')}`);
        if (isLast) break;
        if (isClosed()) return;
        if (await applyPending()) write = await open();
      }
      const missing = (keys: readonly string[]) => keys.filter((key) => !sold.has(idOfKey(key)));
      const removals = await findRemovals(db, { missing }, SOURCE);
      // Asked for once more: one may have moved to a page that was read before, and an interrupted walk has not read
      // all pages.
      const doubtful = removals.gone.map(({ key }) => idOfKey(key)).filter((id) => !seen.has(id));
      for await (const products of reader.byIds(doubtful)) await put(products);
      removals.gone = removals.gone.filter(({ key }) => !sold.has(idOfKey(key)));
      const removed = removals.gone.length;
      const isAllowed = await takeOff(removals);
      if (!isAllowed)
        onProgress(
          `Medusa: ${counted(removed, 'product')} of ${removals.onSale.toLocaleString('en-GB')} are no longer there, ` +
            'more than 20 %. They stay on sale; SYNC_ALLOW_REMOVALS=true takes them off.',
        );
      else if (counts.added + counts.changed + removed > 0)
        onProgress(`Medusa: ${importSentences({ ...counts, removed, unread: 0, notForSale: 0 }).join(' ')}`);
      await report(remarks);
      settings.onWritten();
    },
  };
}

/**
 * Keeps a copy of Medusa's catalogue: as a whole at the start and each `minutes`, and what is named as changed at once.
 * Writes in one place at a time, over all processes.
 */
export function startSync(shop: Target, medusa: Medusa, settings: SyncSettings): Sync {
  const copy = createCatalogueCopy(shop, medusa, settings);
  const pending = new Set<string>();
  let [walkAt, workAt, pause] = [0, 0, RETRY_MILLISECONDS.first];

  /** Copies what was named as changed; returns whether anything was. */
  async function applyPending(): Promise<boolean> {
    const ids = [...pending];
    if (ids.length === 0) return false;
    pending.clear();
    try {
      if (!(await copy.changes(ids))) walkAt = 0;
    } catch (error) {
      // A refused call would be refused again.
      if (!(error instanceof MedusaRefusal)) for (const id of ids) pending.add(id);
      throw error;
    }
    settings.onWritten();
    return true;
  }

  async function work(isClosed: () => boolean): Promise<void> {
    await applyPending();
    if (Date.now() < walkAt || isClosed()) return;
    walkAt = Date.now() + settings.minutes * MINUTE_MILLISECONDS;
    await copy.walk(isClosed, applyPending);
  }

  const task = repeatTask(
    async (isClosed) => {
      if (Date.now() < (pending.size > 0 ? workAt : Math.max(walkAt, workAt))) return;
      try {
        const isDone = await withLease(shop.db, 'medusa_sync', () => work(isClosed));
        workAt = isDone ? 0 : Date.now() + WAIT_MILLISECONDS;
        pause = RETRY_MILLISECONDS.first;
      } catch (error) {
        workAt = Date.now() + pause;
        walkAt = Math.min(walkAt, workAt);
        pause = Math.min(pause * 2, RETRY_MILLISECONDS.most);
        throw error;
      }
    },
    { pauseMilliseconds: POLL_MILLISECONDS, failure: 'Medusa’s catalogue could not be copied' },
  );
  return {
    changed(ids) {
      for (const id of ids) if (/^(?:prod|pcat|pcol)_/.test(id)) pending.add(id);
      if (pending.size <= CHANGES_MAXIMUM) return;
      pending.clear();
      walkAt = 0;
    },
    close: task.close,
  };
}
