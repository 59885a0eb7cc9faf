import type { Kysely } from 'kysely';
import type { Content } from '@storefront/schema/shop-folder/content/content.ts';
import type { ListIndex } from '@storefront/embedded/catalogue/listing/list-index.ts';
import { withLease } from '@storefront/embedded/database/lease.ts';
import { readSetting, writeSetting } from '@storefront/embedded/database/settings.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { repeatTask, type RepeatedTask } from '@storefront/embedded/repeat-task.ts';
import { counted, importSentences } from '@storefront/import/counts.rules.ts';
import { areMany, findRemovals, type Removals, remove } from '@storefront/import/removals.ts';
import { readImportedKeys } from '@storefront/import/sources/import-sources.ts';
import { type Medusa, MedusaRefusal } from '../medusa-client.ts';
import type { Region } from '../region.ts';
import { productsOfPlaces } from './changed-products.ts';
import { idOfKey, keyOf } from './map-product.rules.ts';
import { createMedusaReader, type Products } from './read-medusa.ts';
import { forgetChanges, idOf, readChanges } from './told-changes.ts';
import { createWalkReport, type Remark } from './walk-report.ts';
import { openCatalogue, SOURCE } from './write-catalogue.ts';

const MINUTE_MILLISECONDS = 60_000;
/** Changes that another process was told of are seen to so soon; one that dies is followed after its lease. */
const POLL_MILLISECONDS = 2_000;
/** Doubled after each further failure. */
const RETRY_MILLISECONDS = { first: 1_000, most: 60_000 };

/** More changes at once are found by a full walk. */
const CHANGES_MAXIMUM = 5_000;

/** So few go off sale without a question, however small the shop is. */
const REMOVED_MINIMUM = 10;

const REMARKS_MAXIMUM = 20_000;

/** The place that an interrupted walk goes on from. */
const WALK = 'medusa_walk';
/** When the last whole walk began, by any process. */
const WALKED = 'medusa_walked';

export interface SyncSettings extends Region {
  /** Between two full walks. */
  minutes: number;
  /** MEDUSA_BRAND_FIELD: the metadata field of the brand; null for the collection. */
  brandField: string | null;
  /** Reports are written below it. */
  dataDir: string;
  /** A walk may take more than 20 % of the products off sale. */
  allowsRemovals: boolean;
  onProgress: (message: string) => void;
  onWritten: () => void;
}

interface Target {
  db: Kysely<Tables>;
  /** Replaced with the catalogue: read at each use. */
  readonly lists: ListIndex;
  readonly content: Pick<Content, 'pages'>;
}

function createCatalogueCopy(shop: Target, medusa: Medusa, settings: SyncSettings) {
  const { db } = shop;
  const { brandField, onProgress } = settings;
  const reader = createMedusaReader(medusa, settings);
  const report = createWalkReport(db, settings);

  // Each time: another process may have been told of a change of categories.
  const open = async () =>
    openCatalogue(db, { structure: await reader.structure(), brandField, content: shop.content });

  /** False, taking none off, where they are so many that it is likely a mistake. */
  async function takeOff(removals: Removals): Promise<boolean> {
    if (removals.gone.length > REMOVED_MINIMUM && areMany(removals) && !settings.allowsRemovals) return false;
    await remove(db, removals);
    return true;
  }

  return {
    /** False where a walk has to see to products that are gone. */
    async changes(ids: readonly string[]): Promise<boolean> {
      const told = new Set(ids.filter((id) => id.startsWith('prod_')));
      const places = ids.filter((id) => !told.has(id));
      const products = told.union(new Set(await productsOfPlaces(shop, reader, places)));
      // The next walk reports what cannot be sold.
      const write = await open();
      const gone = new Set(products);
      for await (const page of reader.byIds([...products])) for (const id of (await write(page)).sold) gone.delete(id);
      const known = await readImportedKeys(db, [...gone].map(keyOf));
      return takeOff({ source: SOURCE, gone: [...known.values()], kept: [], onSale: shop.lists.size });
    },

    /** `applyPending` copies the changes that came meanwhile; returns whether there were any. */
    async walk(isClosed: () => boolean, applyPending: () => Promise<boolean>): Promise<void> {
      const counts = { added: 0, changed: 0, unchanged: 0 };
      const [seen, sold] = [new Set<string>(), new Set<string>()];
      const remarks: Remark[] = [];
      const begun = String(Date.now());
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
      // One may have moved to a page read before, and an interrupted walk has not read all pages.
      const doubtful = removals.gone.map(({ key }) => idOfKey(key)).filter((id) => !seen.has(id));
      for await (const products of reader.byIds(doubtful)) await put(products);
      removals.gone = removals.gone.filter(({ key }) => !sold.has(idOfKey(key)));
      const removed = removals.gone.length;
      const isAllowed = await takeOff(removals);
      await writeSetting(db, WALKED, begun);
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

/** As a whole at the start and each `minutes`, named changes at once. Writes in one process at a time. */
export function startSync(shop: Target, medusa: Medusa, settings: SyncSettings): RepeatedTask {
  const { db } = shop;
  const copy = createCatalogueCopy(shop, medusa, settings);
  /** A walk that began earlier is not enough. */
  let since = Date.now();
  let [retryAt, pause] = [0, RETRY_MILLISECONDS.first];

  const isWalkDue = async () => {
    const walked = Number(await readSetting(db, WALKED));
    return walked < since || walked + settings.minutes * MINUTE_MILLISECONDS <= Date.now();
  };

  /** Returns whether anything was named as changed. */
  async function applyPending(): Promise<boolean> {
    const changes = await readChanges(db);
    if (changes.length === 0) return false;
    try {
      if (changes.length > CHANGES_MAXIMUM || !(await copy.changes(changes.map(idOf)))) since = Date.now();
    } catch (error) {
      // A refused call would be refused again.
      if (error instanceof MedusaRefusal) await forgetChanges(db, changes);
      throw error;
    }
    await forgetChanges(db, changes);
    settings.onWritten();
    return true;
  }

  async function work(isClosed: () => boolean): Promise<void> {
    await applyPending();
    if (!isClosed() && (await isWalkDue())) await copy.walk(isClosed, applyPending);
  }

  return repeatTask(
    async (isClosed) => {
      if (Date.now() < retryAt) return;
      try {
        if ((await readChanges(db)).length > 0 || (await isWalkDue()))
          await withLease(db, 'medusa_sync', () => work(isClosed));
        pause = RETRY_MILLISECONDS.first;
      } catch (error) {
        retryAt = Date.now() + pause;
        pause = Math.min(pause * 2, RETRY_MILLISECONDS.most);
        throw error;
      }
    },
    { pauseMilliseconds: POLL_MILLISECONDS, failure: 'Medusa’s catalogue could not be copied' },
  );
}
