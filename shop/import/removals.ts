import type { Kysely } from 'kysely';
import {
  broughtElsewhere,
  forgetSource,
  importedOnSale,
  takeOffSale,
  type ImportedProduct,
} from './sources/import-sources.ts';
import { chunks } from '@storefront/embedded/database/chunks.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import type { Staging } from './staging.ts';
import { RefusedError } from '@storefront/embedded/database/refused-error.ts';

/** Of the products; more at once is likely a mistake. */
const REMOVED_PART_MAXIMUM = 0.2;

/** Nothing was written. */
export class RemovalsRefusedError extends RefusedError {
  override name = 'RemovalsRefusedError';
}

/** `kept` are those that another source still has. */
export interface Removals {
  /** Null for every source. */
  source: string | null;
  gone: ImportedProduct[];
  kept: number[];
  onSale: number;
}

/** Products that the staged feed no longer has. */
export async function findRemovals(
  db: Kysely<Tables>,
  staging: Pick<Staging, 'missing'>,
  source: string | null,
): Promise<Removals> {
  const removals: Removals = { source, gone: [], kept: [], onSale: 0 };
  for await (const products of importedOnSale(db, source)) {
    removals.onSale += products.length;
    const missing = new Set(staging.missing(products.map(({ key }) => key)));
    const absent = products.filter(({ key }) => missing.has(key));
    const elsewhere =
      source === null
        ? new Set<number>()
        : await broughtElsewhere(
            db,
            source,
            absent.map(({ productId }) => productId),
          );
    for (const product of absent) {
      if (elsewhere.has(product.productId)) removals.kept.push(product.productId);
      else removals.gone.push(product);
    }
  }
  return removals;
}

export const areMany = ({ gone, onSale }: Pick<Removals, 'gone' | 'onSale'>): boolean =>
  gone.length > onSale * REMOVED_PART_MAXIMUM;

export function refuseManyRemovals({ source, gone, onSale }: Removals): void {
  if (!areMany({ gone, onSale })) return;
  const number = (count: number) => count.toLocaleString('en-GB');
  const what = source === null ? 'imported products on sale' : `products on sale from “${source}”`;
  throw new RemovalsRefusedError(
    `${number(gone.length)} of ${number(onSale)} ${what} would go off sale, more than ` +
      `${REMOVED_PART_MAXIMUM * 100} %. Nothing was written; --allow-removals allows it.`,
  );
}

export async function remove(db: Kysely<Tables>, { source, gone, kept }: Removals): Promise<void> {
  const ids = gone.map(({ productId }) => productId);
  for (const some of chunks(ids)) await takeOffSale(db, some);
  await forgetSource(db, source, [...ids, ...kept]);
}
