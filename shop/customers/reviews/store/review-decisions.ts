import type { Kysely } from 'kysely';
import type { RejectionReason } from '../rejection-reasons.data.ts';
import type { Tables } from '../../../database/tables.ts';
import { retryOnConflict } from '../../../database/retry-on-conflict.ts';
import type { ReviewStatus } from './review-store.ts';

/** A review as its moderator sees it, without the rating, which must not influence moderation. */
export interface ReviewToDecide {
  id: number;
  productId: number;
  /** The product's path; null when it is no longer sold. */
  productUrl: string | null;
  title: string;
  body: string;
  author: string;
  isVerifiedBuyer: boolean;
  createdAt: string;
  rejectionReason: string | null;
}

export type Decision = { status: 'published' } | { status: 'rejected'; reason: RejectionReason };

/** Returns the reviews with a status, oldest first. */
export async function readReviewsOf(
  db: Kysely<Tables>,
  status: ReviewStatus,
  limit: number,
): Promise<ReviewToDecide[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.product_id',
      'products.url',
      'reviews.title',
      'reviews.body',
      'reviews.author',
      'reviews.order_id',
      'reviews.created_at',
      'reviews.rejection_reason',
    ])
    .where('reviews.status', '=', status)
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id, url, order_id, created_at, rejection_reason, ...row }) => ({
    ...row,
    productId: product_id,
    productUrl: url,
    isVerifiedBuyer: order_id !== null,
    createdAt: created_at,
    rejectionReason: rejection_reason,
  }));
}

/** Publishes or rejects a review; repeating a decision changes nothing. Returns whether the review exists and whether it changed. */
export async function decideReview(
  db: Kysely<Tables>,
  id: number,
  decision: Decision,
  now: Date,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  const reason = decision.status === 'rejected' ? decision.reason : null;
  const { numUpdatedRows } = await retryOnConflict(() =>
    db
      .updateTable('reviews')
      .set({ status: decision.status, decided_at: now.toISOString(), rejection_reason: reason })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([
          eb('status', '!=', decision.status),
          eb(eb.fn.coalesce('rejection_reason', eb.val('')), '!=', reason ?? ''),
        ]),
      )
      .executeTakeFirst(),
  );
  if (numUpdatedRows > 0n) return 'changed';
  return (await db.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst())
    ? 'unchanged'
    : 'unknown';
}
