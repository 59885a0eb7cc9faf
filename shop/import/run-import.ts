import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { removeOwnCatalogue } from '@storefront/embedded/catalogue/own-catalogue.ts';
import { keepSources, readSources, type ImportedProduct } from './sources/import-sources.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { noReferences } from './bigcommerce/references.rules.ts';
import type { Remark, Taken } from './feed.rules.ts';
import { createHostCount } from './image-hosts.ts';
import { openPlaces } from './places/places.ts';
import { readFeed, readReferences, type FeedFile } from './reading/read-feed.ts';
import type { OpenedFile } from './reading/open-files.ts';
import { findRemovals, refuseManyRemovals, remove, type Removals } from './removals.ts';
import type { DocumentCopies } from './documents/document-copies.ts';
import type { PictureCopies } from './picture-copies.ts';
import { openStaging, type Staging } from './staging.ts';
import { createProductWriter, type Written, type WriterOptions } from './write-products.ts';

const BATCH = 200;

/**
 * Of products that the files no longer have: `sync` takes those of the same source off sale; `replace` takes all
 * imported ones off sale and deletes the shop's own catalogue.
 */
type RemovalMode = 'keep' | 'sync' | 'replace';

export interface ImportOptions extends WriterOptions {
  files: readonly OpenedFile[];
  mode: RemovalMode;
  /** Remembers the products. Defaults to each file's name. */
  source?: string | undefined;
  /** Its sale prices apply. */
  now: number;
  /** Files name pictures by their paths in it; ends in a slash. */
  imagesFrom?: string | undefined;
  /** Missing to link all. */
  pictures?: PictureCopies | undefined;
  /** Files name documents by their paths in it; ends in a slash. */
  documentsFrom?: string | undefined;
  /** Those of this machine; missing to take none. */
  documents?: DocumentCopies | undefined;
  /** Any number of products may go off sale. */
  allowRemovals?: boolean;
  /** Before the file is read. */
  onFile?: (path: string, file: FeedFile) => void;
  /** Bytes of the current file, rows of all. */
  onRead?: (bytes: number, rows: number) => void;
  onWritten?: (products: number, total: number) => void;
  onRemark: (path: string, kind: 'left-out' | 'off-sale' | 'note', remark: Remark) => void;
  /** Its source no longer has it. */
  onRemoved?: (product: ImportedProduct, source: string | null) => void;
}

export interface ImportResult extends Written {
  /** Of imported products. */
  rows: number;
  /** Could not be read. */
  unread: number;
  /** Not offered for sale by the files. */
  notForSale: number;
  removed: number;
  /** Whether a file broke off: then nothing is taken off sale. */
  isBroken: boolean;
  /** None of their products could go off sale. */
  newSources: string[];
  /** Of linked images, in the format of `IMAGE_HOSTS`. */
  imageHosts: string[];
}

/** Reads all files, then writes the products that changed: an interrupted import is finished by repeating it. */
export async function runImport(db: Kysely<Tables>, options: ImportOptions): Promise<ImportResult> {
  const { files, mode, allowRemovals = false, pictures, onRemark, onRemoved, onWritten } = options;
  const staging = openStaging();
  try {
    const { rows, unread, notForSale, isBroken, hosts } = await readFiles(files, staging, options);
    const sources = [...new Set(files.filter(isProducts).map(({ path }) => options.source ?? basename(path)))];
    const knownSources = await readSources(db);
    const newSources = sources.filter((source) => !knownSources.includes(source));
    const removals: Removals[] = [];
    if (mode !== 'keep' && !isBroken)
      for (const source of mode === 'replace' ? [null] : sources)
        removals.push(await findRemovals(db, staging, source));
    if (!allowRemovals) for (const removal of removals) refuseManyRemovals(removal);
    if (mode === 'replace' && !isBroken && staging.size > 0) await removeOwnCatalogue(db);

    const places = await openPlaces(db, staging.outline, pictures?.addressOf);
    const write = await createProductWriter(db, places, options);
    const result: ImportResult = {
      added: 0,
      changed: 0,
      unchanged: 0,
      removed: 0,
      rows,
      unread,
      notForSale,
      isBroken,
      newSources,
      imageHosts: [],
    };
    let written = 0;
    for (const batch of staging.batches(BATCH)) {
      const copied = await Promise.all(
        batch.map(async ({ product }) => (await pictures?.copy(product)) ?? { product, failures: [] }),
      );
      const products = copied.map(({ product, failures }, index) => {
        const { file, row } = batch[index] ?? { file: '', row: 0 };
        for (const { url, reason } of failures) {
          hosts.add(url);
          onRemark(file, 'note', { row, column: 'picture', reason: `${url.slice(0, 200)} is not copied: ${reason}` });
        }
        const copies = options.documents?.copy(product);
        for (const { name, reason } of copies?.failures ?? [])
          onRemark(file, 'note', { row, column: 'document', reason: `${name} is not taken: ${reason}` });
        return { ...product, ...(copies && { files: copies.files }) };
      });
      const sources = batch.map(({ source }) => source);
      const { added, changed, unchanged } = await write(products, sources);
      result.added += added;
      result.changed += changed;
      result.unchanged += unchanged;
      written += batch.length;
      onWritten?.(written, staging.size);
    }
    for (const removal of removals) {
      await remove(db, removal);
      for (const product of removal.gone) onRemoved?.(product, removal.source);
      result.removed += removal.gone.length;
    }
    if (mode === 'replace' && !isBroken && sources.length > 0) await keepSources(db, sources);
    return { ...result, imageHosts: hosts.list() };
  } finally {
    staging.close();
  }
}

const isProducts = ({ feed }: OpenedFile): boolean => feed.holding === 'products';

/** Files of brands and categories first: products reference them by id. */
async function readFiles(
  files: readonly OpenedFile[],
  staging: Staging,
  { source, now, imagesFrom, documentsFrom, pictures, onFile, onRead, onRemark }: ImportOptions,
) {
  const references = noReferences();
  const hosts = createHostCount();
  const read = { rows: 0, unread: 0, notForSale: 0, isBroken: false };

  function take(path: string, taken: Taken): void {
    if (taken.kind !== 'product') {
      if (taken.kind === 'left-out') read.unread += 1;
      if (taken.kind === 'off-sale') read.notForSale += 1;
      if (taken.kind === 'left-out' && taken.key !== null) staging.addFaulty(taken.key);
      if (taken.kind === 'left-out' && taken.isFatal) read.isBroken = true;
      return onRemark(path, taken.kind, taken.remark);
    }
    const { product, row, rows } = taken;
    if (!staging.add({ product, file: path, source: source ?? basename(path), row, rows })) {
      read.unread += 1;
      const code = product.key.slice(product.key.indexOf(':') + 1);
      const reason = `The product “${code}” was there before; the first one counts`;
      return onRemark(path, 'left-out', { row, column: '', reason });
    }
    for (const { column, code, owner } of staging.sharedCodes(product)) {
      const reason = `The code “${code}” is also that of “${owner}”: a look-up by it finds no single item`;
      onRemark(path, 'note', { row, column, reason });
    }
    read.rows += rows;
    if (pictures) return;
    for (const { url } of product.images) hosts.add(url);
    for (const { imageUrl } of product.variants) hosts.add(imageUrl);
  }

  for (const { path, feed } of files.filter((file) => !isProducts(file))) {
    onFile?.(path, feed);
    for await (const taken of readReferences(feed, references)) take(path, taken);
  }
  for (const { path, feed } of files.filter(isProducts)) {
    onFile?.(path, feed);
    for await (const taken of readFeed(feed, references, { now, imagesFrom, documentsFrom }, (bytes) =>
      onRead?.(bytes, read.rows),
    ))
      take(path, taken);
  }
  return { ...read, hosts };
}
