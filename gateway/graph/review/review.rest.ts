import {
  ReviewPage as ReviewPageRecord,
  WrittenReviewRecord,
  type ReviewRecord,
} from '@storefront/schema/rest/review.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { isAbsent, readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, positionsOf, textOf } from '../../upstream/contract/values.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { Review, ReviewDraft, ReviewStatus } from './review.rules.ts';

const PATH = '/reviews/';
const TOO_MANY_REQUESTS = 429;

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

export type ReviewAnswer =
  | { kind: 'written'; review: Review; status: ReviewStatus }
  | { kind: 'throttled'; detail: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'invalid'; fields: readonly FieldError[] }
  | { kind: 'absent' };

const draftPaths = fieldPaths(['rating', 'title', 'body', 'author', 'email', 'orderNumber']);

/** `POST /reviews/`: the shop publishes it at once or moderates it first. */
export async function sendReview(
  rest: RestClient,
  productId: number,
  { orderNumber, ...draft }: ReviewDraft,
  clientAddress: string | null,
): Promise<ReviewAnswer> {
  const answer = await rest.call({
    kind: 'review',
    method: 'POST',
    path: PATH,
    body: { product_id: productId, ...draft, order_number: orderNumber, client_address: clientAddress },
    limitsCallers: true,
    contract: writtenReview,
  });
  // A shop API that sends no status publishes reviews at once.
  if (answer.kind === 'ok')
    return { kind: 'written', review: toReview(answer.body), status: answer.body.status ?? 'published' };
  if (isAbsent(answer)) return { kind: 'absent' };
  if (answer.kind === 'refused' && answer.status === TOO_MANY_REQUESTS)
    return { kind: 'throttled', detail: answer.detail };
  const refusal = fieldRefusalOf(answer, draftPaths);
  if (refusal && refusal.fields.length > 0) return { kind: 'invalid', fields: refusal.fields };
  if (answer.kind === 'refused' && (answer.status === 400 || answer.status === 422))
    return { kind: 'refused', reason: refusal?.message ?? answer.detail };
  throw answer.kind === 'refused'
    ? new UpstreamError(PATH, `refused: ${answer.detail}`, answer.status)
    : new UpstreamError(PATH, 'moved');
}
