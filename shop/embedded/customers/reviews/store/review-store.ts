import type { Rating } from '../../../read-model.ts';
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { OrderDocument } from '../../../orders/order.ts';
import { isVerifiedBy, storedOrderNumber } from '../verified.rules.ts';
import type { Tables } from '../../../database/tables.ts';
import { inTransaction, retryOnConflict } from '../../../database/retry-on-conflict.ts';
import type { RejectionReason } from '@storefront/domain/shop-text/rejection-reasons.data.ts';

type ReviewStatus = 'pending' | 'published' | 'rejected';

export interface NewReview {
  productId: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
  /** As typed; empty for none. */
  orderNumber: string;
}

export interface StoredReview extends Omit<NewReview, 'email' | 'orderNumber'> {
  id: number;
  createdAt: string;
  status: ReviewStatus;
  isVerifiedBuyer: boolean;
}

const columns = ['id', 'product_id', 'rating', 'title', 'body', 'author', 'created_at', 'status', 'order_id'] as const;
type ReviewRow = Pick<Selectable<Tables['reviews']>, (typeof columns)[number]>;

/** Published reviews, newest first. The average is the mean of all of them; null for none. */
export async function readReviews(
  db: Kysely<Tables>,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const published = db.selectFrom('reviews').where('product_id', '=', productId).where('status', '=', 'published');
  const { total, average } = await published
    .select(({ fn }) => [
      fn.countAll<number | string>().as('total'),
      fn.avg<number | string | null>('rating').as('average'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await published.select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { reviews: rows.map(reviewOf), total: Number(total), average: average === null ? null : Number(average) };
}

/** Published when an order verifies it, else pending. A retry that names its order publishes the stored one. */
export async function writeReview(db: Kysely<Tables>, review: NewReview, now: Date): Promise<StoredReview> {
  const { productId, rating, title, body, author, email } = review;
  const hash = createHash('sha256')
    .update(JSON.stringify([productId, rating, title, body, author, email]))
    .digest('hex');
  const row = {
    product_id: productId,
    rating,
    title,
    body,
    author,
    email,
    content_hash: hash,
    created_at: now.toISOString(),
  };
  const orderId = await verifyingOrder(db, review);
  await inTransaction(db, async (transaction) => {
    const insert = (status: ReviewStatus, order: string | null) =>
      transaction
        .insertInto('reviews')
        .values({ ...row, status, order_id: order })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
    if (
      orderId !== null &&
      ((await insert('published', orderId)) || (await publishPending(transaction, hash, orderId, productId)))
    )
      return;
    await insert('pending', null);
  });
  return reviewOf(
    await db.selectFrom('reviews').select(columns).where('content_hash', '=', hash).executeTakeFirstOrThrow(),
  );
}

async function verifyingOrder(
  db: Kysely<Tables>,
  { orderNumber, email, productId }: NewReview,
): Promise<string | null> {
  const number = storedOrderNumber(orderNumber);
  if (number === null) return null;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status', 'document'])
    .where('number', '=', number)
    .where('is_test', '=', 0)
    .executeTakeFirst();
  if (!order) return null;
  const { contact, lines } = JSON.parse(order.document) as OrderDocument;
  return isVerifiedBy({ status: order.status, contact, lines }, productId, email, emailKey) ? order.id : null;
}

/** Unless the order has verified another review. */
async function publishPending(
  transaction: Kysely<Tables>,
  hash: string,
  orderId: string,
  productId: number,
): Promise<boolean> {
  const used = transaction
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId);
  const { numUpdatedRows } = await transaction
    .updateTable('reviews')
    .set({ status: 'published', order_id: orderId })
    .where('content_hash', '=', hash)
    .where('status', '=', 'pending')
    .where(({ not, exists }) => not(exists(used)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function reviewOf({ product_id, created_at, status, order_id, ...row }: ReviewRow): StoredReview {
  return {
    ...row,
    productId: product_id,
    createdAt: created_at,
    status: status as ReviewStatus,
    isVerifiedBuyer: order_id !== null,
  };
}

/** Products without published reviews are missing. */
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

export type Decision = { status: 'published' } | { status: 'rejected'; reason: RejectionReason };

/** Oldest first, without ratings, which must not influence moderation. `productUrl` is null when it is not sold. */
export async function readReviewsOf(db: Kysely<Tables>, status: ReviewStatus, limit: number) {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'reviews.product_id as productId', 'products.url as productUrl', 'reviews.order_id'])
    .select(['reviews.title', 'reviews.body', 'reviews.author', 'reviews.created_at as createdAt'])
    .select('reviews.rejection_reason as rejectionReason')
    .where('reviews.status', '=', status)
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id, ...row }) => ({ ...row, isVerifiedBuyer: order_id !== null }));
}

/** Repeating a decision changes nothing. */
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
