import { ReviewPage, WrittenReviewRecord } from '../../../schema/rest/review.ts';
import { reviewsPerAddress, reviewsPerProduct } from '../../database/attempts/throttle.rules.ts';
import { readReviews, writeReview, type StoredReview } from '../../customers/reviews/store/review-store.ts';
import { from, throttle } from '../customers/who.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { ReviewBody, ReviewListParameters } from '../../../schema/rest/requests/review.ts';
import { email, lines, name, optionalLine, readBody } from '../fields.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';

const PAGE_SIZE = 16;

const reviewRules = {
  title: optionalLine(TEXT_LENGTHS.reviewTitle),
  body: lines(TEXT_LENGTHS.reviewBody, REVIEW_BODY_MINIMUM),
  author: name(),
  email,
  order_number: optionalLine(TEXT_LENGTHS.orderNumber),
  client_address: optionalLine(100),
};

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

export const reviewRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/reviews/',
    {
      schema: {
        tag: 'Reviews',
        summary: 'A product’s reviews, newest first',
        response: { 200: ReviewPage },
        isOptional: true,
        querystring: ReviewListParameters,
        errors: { 400: 'The product or the page is no number.' },
      },
    },
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
    {
      schema: {
        tag: 'Reviews',
        summary:
          'Hands a review to the shop: `status` says whether it is published or pending; one with the number and e-mail address of a dispatched or collected order of the product may be published as a verified buyer’s',
        response: { 201: WrittenReviewRecord },
        isOptional: true,
        body: ReviewBody,
        errors: {
          400: 'There is no such product.',
          422: 'Fields are not filled in as they should be.',
          429: 'Too many reviews of the product, or from the address.',
        },
      },
    },
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
      // Whether an order exists is told by none of this: a review that no order verifies is pending, whatever the reason.
      return { ...reviewRecord(written), status: written.status === 'published' ? 'published' : 'pending' };
    },
  );
};
