import { z } from 'zod';
import { reviewsPerAddress, reviewsPerProduct } from '../../database/attempts/throttle.rules.ts';
import { readReviews, writeReview, type StoredReview } from '../../customers/reviews/store/review-store.ts';
import { from, throttled } from '../customers/who.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { email, invalid, lines, name, optionalLine } from '../fields.ts';
import { ok, refusal, type Route } from '../route.ts';

const PAGE_SIZE = 16;

const listQuery = z.object({
  product_id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  page_no: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .default('1')
    .transform(Number),
});

const newReview = z.object({
  product_id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  title: optionalLine(TEXT_LENGTHS.reviewTitle),
  body: lines(TEXT_LENGTHS.reviewBody, REVIEW_BODY_MINIMUM),
  author: name(),
  email,
  /** Of an order of the product, with which the review is a buyer's. */
  order_number: optionalLine(TEXT_LENGTHS.orderNumber),
  /** Where on the network the writer is. */
  client_address: optionalLine(100),
});

/** What everyone may read of a review: never the writer's e-mail. */
function reviewRecord({ id, productId, rating, title, body, author, createdAt, isVerifiedBuyer }: StoredReview) {
  return {
    id,
    product_id: productId,
    rating,
    title,
    body,
    author,
    created_at: createdAt,
    verified_buyer: isVerifiedBuyer,
  };
}

export const reviewRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/reviews\/?$/,
    async answer({ query }, { db }) {
      const parsed = listQuery.safeParse(Object.fromEntries(query));
      if (!parsed.success) return refusal(400, `Bad ${parsed.error.issues[0]?.path.join('.')}`);
      const { product_id, page_no } = parsed.data;
      const { reviews, total, average } = await readReviews(db, product_id, {
        offset: (page_no - 1) * PAGE_SIZE,
        limit: PAGE_SIZE,
      });
      return ok({ results: reviews.map(reviewRecord), total, average });
    },
  },
  {
    method: 'POST',
    path: /^\/reviews\/?$/,
    async answer({ body }, shop) {
      const { db, products } = shop;
      const parsed = newReview.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { product_id: productId, order_number: orderNumber, client_address: address, ...review } = parsed.data;
      if ((await products.byIds([productId])).length === 0) return refusal(400, 'Product not found');
      const late = await throttled(shop, [
        { limit: reviewsPerProduct, subject: String(productId) },
        ...from(reviewsPerAddress, address),
      ]);
      if (late) return late;
      const written = await writeReview(db, { productId, ...review, orderNumber }, new Date());
      // Whether an order exists is told by none of this: a review that no order verifies is pending, whatever the reason.
      return {
        status: 201,
        body: { ...reviewRecord(written), status: written.status === 'published' ? 'published' : 'pending' },
      };
    },
  },
];
