import { ReviewPage, WrittenReviewRecord } from '@storefront/schema/rest/review.ts';
import { reviewsPerAddress, reviewsPerProduct } from '../../attempts/limits.data.ts';
import { readReviews, writeReview, type StoredReview } from '../../customers/reviews/store/review-store.ts';
import { from, throttle } from '../http/callers.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { ReviewBody, ReviewListParameters } from '@storefront/schema/rest/requests/review.ts';
import { email, lines, name, optionalLine, readBody } from '../fields.ts';
import { INVALID_FIELDS, refused } from '../http/problems.ts';
import type { ShopRoutes } from '../../shop.ts';
import { describedAs } from '../route.ts';

const described = describedAs({ tags: ['Reviews'], isOptional: true });

const PAGE_SIZE = 16;

const reviewRules = {
  title: optionalLine(TEXT_LENGTHS.reviewTitle),
  body: lines(TEXT_LENGTHS.reviewBody, REVIEW_BODY_MINIMUM),
  author: name(),
  email,
  order_number: optionalLine(TEXT_LENGTHS.orderNumber),
  client_address: optionalLine(100),
};

/** Public: without the author's email address. */
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

export const reviewRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/reviews/',
    described({
      summary: 'Lists one page of a product’s published reviews, newest first',
      response: { 200: ReviewPage },
      querystring: ReviewListParameters,
      errors: { 400: 'The product or the page is not a number.' },
    }),
    async ({ query }) => {
      const page = Number(query.page_no ?? 1);
      const { reviews, total, average } = await readReviews(shop.db, Number(query.product_id), {
        offset: (page - 1) * PAGE_SIZE,
        limit: PAGE_SIZE,
      });
      return { results: reviews.map(reviewRecord), total, average };
    },
  );

  server.post(
    '/reviews/',
    described({
      summary:
        'Submits a review; with the number and email address of a dispatched or collected order of the ' +
        'product it may be published as a verified buyer’s',
      response: { 201: WrittenReviewRecord },
      body: ReviewBody,
      errors: {
        400: 'The product does not exist.',
        ...INVALID_FIELDS,
        429: 'Too many reviews of the product, or from the caller’s network (`throttled`).',
      },
    }),
    async ({ body }, reply) => {
      const { product_id: productId, rating } = body;
      const { order_number: orderNumber, client_address: address, ...review } = readBody(body, reviewRules);
      if ((await shop.products.byIds([productId])).length === 0) throw refused(400, 'Product not found');
      await throttle(shop, [
        { limit: reviewsPerProduct, subject: String(productId) },
        ...from(reviewsPerAddress, address),
      ]);
      const written = await writeReview(shop.db, { productId, rating, ...review, orderNumber }, new Date());
      reply.code(201);
      // Rejected ones are answered as pending, and an unverified order number like none: neither reveals anything.
      return { ...reviewRecord(written), status: written.status === 'published' ? 'published' : 'pending' };
    },
  );
};
