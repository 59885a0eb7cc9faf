import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The published reviews of a product, as its cards show them. */
export interface Rating {
  /** The mean of all ratings, 1 to 5. */
  average: number;
  count: number;
}

/** Returns the ratings by product id; products without published reviews are missing. */
export async function readRatings(db: Kysely<Tables>, productIds: readonly number[]): Promise<Map<number, Rating>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .where('product_id', 'in', productIds)
    .where('status', '=', 'published')
    .groupBy('product_id')
    .select(({ fn }) => [
      'product_id',
      fn.countAll<number | string>().as('count'),
      fn.avg<number | string>('rating').as('average'),
    ])
    .execute();
  return new Map(
    rows.map(({ product_id, count, average }) => [product_id, { average: Number(average), count: Number(count) }]),
  );
}
