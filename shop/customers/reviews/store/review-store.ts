import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { OrderDocument } from '../../../orders/order.ts';
import { isVerifiedBy, storedOrderNumber } from '../verified.rules.ts';
import type { Tables } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/retry-on-conflict.ts';

/** Only published reviews are shown and counted; pending ones await moderation. */
export type ReviewStatus = 'pending' | 'published' | 'rejected';

/** A review as submitted. */
export interface NewReview {
  productId: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
  /** An order of the product, as typed; empty for none. */
  orderNumber: string;
}

/** A stored review, without the fields that are never published. */
export interface StoredReview extends Omit<NewReview, 'email' | 'orderNumber'> {
  id: number;
  createdAt: string;
  status: ReviewStatus;
  /** Whether an order verifies that the author bought the product. */
  isVerifiedBuyer: boolean;
}

export interface ReviewsOfProduct {
  reviews: StoredReview[];
  total: number;
  /** The mean of all published ratings; null for none. */
  average: number | null;
}

const columns = ['id', 'product_id', 'rating', 'title', 'body', 'author', 'created_at', 'status', 'order_id'] as const;
type ReviewRow = Pick<Selectable<Tables['reviews']>, (typeof columns)[number]>;

/** Returns a page of a product's published reviews, newest first. */
export async function readReviews(
  db: Kysely<Tables>,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReviewsOfProduct> {
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

/**
 * Stores a review: published when an order verifies it, else pending. A repeated submission, such as a retry, returns the stored review,
 * and publishes it if it now names its order.
 */
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

/** Returns the order that verifies the buyer, or null. */
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
    .executeTakeFirst();
  if (!order) return null;
  const { contact, lines } = JSON.parse(order.document) as OrderDocument;
  return isVerifiedBy({ status: order.status, contact, lines }, productId, email, emailKey) ? order.id : null;
}

/** Publishes a review first submitted without its order, unless the order has verified another one. */
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
