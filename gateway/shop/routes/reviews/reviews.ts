import { z } from 'zod';
import { readReviews, writeReview, type StoredReview } from '../../store/review-store.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '../../../../domain/text-lengths.data.ts';
import { email, invalid, lines, name, optionalLine } from '../fields.ts';
import { ok, refusal, type Route } from '../route.ts';

const PAGE_SIZE = 16;

const listQuery = z.object({
  product_id: z.string().regex(/^\d{1,15}$/).transform(Number),
  page_no: z.string().regex(/^[1-9]\d{0,5}$/).default('1').transform(Number),
});

const newReview = z.object({
  product_id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  title: optionalLine(TEXT_LENGTHS.reviewTitle),
  body: lines(TEXT_LENGTHS.reviewBody, REVIEW_BODY_MINIMUM),
  author: name(),
  email,
});

/** What everyone may read of a review: never the writer's e-mail. */
function reviewRecord({ id, productId, rating, title, body, author, createdAt }: StoredReview) {
  return { id, product_id: productId, rating, title, body, author, created_at: createdAt };
}

export const reviewRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/reviews\/?$/,
    async answer({ query }, { db }) {
      const parsed = listQuery.safeParse(Object.fromEntries(query));
      if (!parsed.success) return refusal(400, `Bad ${parsed.error.issues[0]?.path.join('.')}`);
      const { product_id, page_no } = parsed.data;
      const { reviews, total, average } = await readReviews(db, product_id, { offset: (page_no - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return ok({ results: reviews.map(reviewRecord), total, average });
    },
  },
  {
    method: 'POST',
    path: /^\/reviews\/?$/,
    async answer({ body }, { db, products }) {
      const parsed = newReview.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { product_id: productId, ...review } = parsed.data;
      if ((await products.byIds([productId])).length === 0) return refusal(400, 'Product not found');
      return { status: 201, body: reviewRecord(await writeReview(db, { productId, ...review }, new Date())) };
    },
  },
];
