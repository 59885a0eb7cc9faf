import {
  ReviewPage as ReviewPageRecord,
  WrittenReviewRecord,
  type ReviewRecord,
} from '@storefront/schema/rest/review.ts';
import { attempt, mapped, type Outcome } from '../customer/refusals.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import { readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, positionsOf, textOf } from '../../upstream/contract/values.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { Review, ReviewDraft, ReviewStatus } from './review.rules.ts';

const PATH = '/reviews/';

const reviewPage = contractOf(ReviewPageRecord);
const writtenReview = contractOf(WrittenReviewRecord);

const toReview = (record: ReviewRecord): Review => ({
  id: record.id,
  rating: record.rating,
  title: textOf(record.title),
  body: textOf(record.body),
  author: textOf(record.author),
  createdAt: new Date(record.created_at).toISOString(),
  isVerifiedBuyer: record.verified_buyer ?? false,
});

/** One page of a product's reviews, with the average rating of all. */
export interface ReviewPage extends RestPage<Review> {
  average: number | null;
}

/** `GET /reviews/`: newest first; null from a shop API without reviews. */
export async function fetchReviews(rest: RestClient, productId: number, page: number): Promise<ReviewPage | null> {
  const query = new URLSearchParams({ product_id: String(productId), page_no: String(page) });
  const body = await readOptional(rest, { kind: 'review', path: PATH, query, contract: reviewPage });
  if (!body) return null;
  const { results, total, average } = body;
  return {
    items: positionsOf(results, 'id', toReview),
    total: Math.max(0, countOf(total)),
    average: average ?? null,
  };
}

/** `POST /reviews/`: the shop publishes it at once or moderates it first. */
export async function sendReview(
  rest: RestClient,
  productId: number,
  { orderNumber, ...draft }: ReviewDraft,
  clientAddress: string | null,
): Promise<Outcome<{ review: Review; status: ReviewStatus }>> {
  const outcome = await attempt(rest, {
    kind: 'review',
    method: 'POST',
    path: PATH,
    body: { product_id: productId, ...draft, order_number: orderNumber, client_address: clientAddress },
    limitsCallers: true,
    contract: writtenReview,
    paths: fieldPaths(['rating', 'title', 'body', 'author', 'email', 'orderNumber']),
  });
  // A shop API that sends no status publishes reviews at once.
  return mapped(outcome, (record) => ({ review: toReview(record), status: record.status ?? 'published' }));
}
