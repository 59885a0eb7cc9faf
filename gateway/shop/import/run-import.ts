import type { Kysely } from 'kysely';
import { removeOwnCatalogue } from '../store/catalogue-writes.ts';
import type { Tables } from '../store/tables.ts';
import type { Skipped, Taken } from './feed.rules.ts';
import type { Format } from './reading/formats.rules.ts';
import { openPlaces } from './places.ts';
import { detectFormat, readFeed } from './reading/read-feed.ts';
import { createProductWriter, type WriterOptions, type Written } from './write-products.ts';

/** Products of one transaction. */
const BATCH = 200;

export interface ImportOptions extends WriterOptions {
  files: readonly string[];
  /** Takes the shop's own catalogue out, so that only what is imported is sold. */
  replace: boolean;
  /** Told what each file is before it is read. */
  onFile?: (file: string, format: Format) => void;
  /** Told how far it is with the file at hand, in bytes of it, and how many rows were taken so far. */
  onProgress?: (bytes: number, rows: number) => void;
  onSkipped: (file: string, skipped: Skipped) => void;
}

export interface ImportResult extends Written {
  /** Rows of products that were taken. */
  rows: number;
  skipped: number;
}

/** A file that is of none of the formats. */
export class UnknownFormatError extends Error {
  override name = 'UnknownFormatError';
}

/**
 * Takes the products of some files into the store. A product is written whole or not at all, and one that is there already as it is
 * stays untouched: an import that was interrupted is finished by running it again.
 */
export async function runImport(db: Kysely<Tables>, { files, replace, onFile, onProgress, onSkipped, ...writing }: ImportOptions): Promise<ImportResult> {
  const formats = await Promise.all(files.map(async (file) => [file, await detectFormat(file)] as const));
  for (const [file, format] of formats) if (!format) throw new UnknownFormatError(`${file} is neither a Shopify export, a Merchant Center feed nor BigCommerce JSON`);
  if (replace) await removeOwnCatalogue(db);
  const places = await openPlaces(db);
  const write = await createProductWriter(db, places, writing);
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, rows: 0, skipped: 0 };
  let batch: Extract<Taken, { kind: 'product' }>[] = [];

  async function flush(file: string) {
    const { added, changed, unchanged, repeated } = await write(batch.map(({ product }) => product));
    for (const { product, row, rows } of batch) {
      if (!repeated.has(product)) continue;
      result.rows -= rows;
      result.skipped += 1;
      onSkipped(file, { row, column: '', reason: `The product “${product.key.slice(product.key.indexOf(':') + 1)}” was there before; the first one counts` });
    }
    batch = [];
    result.added += added;
    result.changed += changed;
    result.unchanged += unchanged;
  }

  for (const [file, format] of formats) {
    if (!format) continue;
    onFile?.(file, format);
    let bytes = 0;
    const onBytes = (read: number) => {
      bytes = read;
      onProgress?.(read, result.rows);
    };
    for await (const taken of readFeed(file, format, onBytes)) {
      if (taken.kind === 'skipped') {
        result.skipped += 1;
        onSkipped(file, taken.skipped);
        continue;
      }
      batch.push(taken);
      result.rows += taken.rows;
      if (batch.length < BATCH) continue;
      await flush(file);
      onProgress?.(bytes, result.rows);
    }
    await flush(file);
    onProgress?.(bytes, result.rows);
  }
  return result;
}
