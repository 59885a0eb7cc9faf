import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { whenFree } from './when-free.ts';

/** A review as it was written. */
export interface NewReview {
  productId: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
}

/** A review as everyone may read it. */
export interface StoredReview extends Omit<NewReview, 'email'> {
  id: number;
  createdAt: string;
}

export interface ReviewsOfProduct {
  reviews: StoredReview[];
  total: number;
  /** Of all its ratings; null while there is none. */
  average: number | null;
}

const columns = ['id', 'product_id', 'rating', 'title', 'body', 'author', 'created_at'] as const;

/** A stretch of a product's reviews, the newest first. */
export async function readReviews(db: Kysely<Tables>, productId: number, { offset, limit }: { offset: number; limit: number }): Promise<ReviewsOfProduct> {
  const { total, average } = await db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<number | string>().as('total'), fn.avg<number | string | null>('rating').as('average')])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('reviews').select(columns).where('product_id', '=', productId).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { reviews: rows.map(reviewOf), total: Number(total), average: average === null ? null : Number(average) };
}

/** Keeps a review. The same one sent again, as after an answer that was lost, is the one that is already there. */
export async function writeReview(db: Kysely<Tables>, review: NewReview, now: Date): Promise<StoredReview> {
  const { productId, rating, title, body, author, email } = review;
  const hash = createHash('sha256').update(JSON.stringify([productId, rating, title, body, author, email])).digest('hex');
  const row = { product_id: productId, rating, title, body, author, email, content_hash: hash, created_at: now.toISOString() };
  await whenFree(() => db.insertInto('reviews').values(row).onConflict((conflict) => conflict.column('content_hash').doNothing()).execute());
  return reviewOf(await db.selectFrom('reviews').select(columns).where('content_hash', '=', hash).executeTakeFirstOrThrow());
}

function reviewOf({ product_id, created_at, ...row }: Pick<Tables['reviews'], Exclude<(typeof columns)[number], 'id'>> & { id: number }): StoredReview {
  return { ...row, productId: product_id, createdAt: created_at };
}
