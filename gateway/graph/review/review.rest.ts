import { z } from 'zod';
import { UpstreamError } from '../../upstream/errors.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { entityId, optionalCount, optionalText, positionsOf } from '../../upstream/shapes.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { Review, ReviewDraft, ReviewStatus } from './review.rules.ts';

const PATH = '/reviews/';
const TOO_MANY_REQUESTS = 429;

const reviewRecord = z.object({
  id: entityId,
  rating: z.number().int().min(1).max(5),
  title: optionalText,
  body: optionalText,
  author: optionalText,
  created_at: z.string().refine((time) => !Number.isNaN(Date.parse(time))),
  verified_buyer: z.boolean().nullish(),
});

const toReview = ({ created_at, verified_buyer, ...review }: z.infer<typeof reviewRecord>): Review => ({
  ...review,
  createdAt: new Date(created_at).toISOString(),
  isVerifiedBuyer: verified_buyer ?? false,
});

const reviewShape = reviewRecord.transform(toReview);

/** A shop API that does not say so publishes reviews at once. */
const writtenShape = reviewRecord
  .extend({ status: z.enum(['published', 'pending']).nullish() })
  .transform(({ status, ...review }) => ({ review: toReview(review), status: status ?? 'published' }));

const pageShape = z.object({
  results: positionsOf(reviewShape, ({ id }) => id),
  total: optionalCount,
  average: z.number().nullish(),
});

/** Sixteen reviews of a product, and what all of them come to. */
export interface ReviewPage extends RestPage<Review> {
  average: number | null;
}

/** `GET /reviews/`: one page of a product's reviews, the newest first; null from a shop API that has no reviews at all. */
export async function fetchReviews(rest: RestClient, productId: number, page: number): Promise<ReviewPage | null> {
  const query = new URLSearchParams({ product_id: String(productId), page_no: String(page) });
  const answer = await rest.call({ kind: 'review', method: 'GET', path: PATH, query, shape: pageShape });
  if (isAbsent(answer)) return null;
  const { results, total, average } = bodyOf(PATH, answer);
  return { items: results, total: Math.max(0, total), average: average ?? null };
}

/** What became of a review: the shop has it, would not have it, has had too many, or has no reviews at all. */
export type ReviewAnswer =
  | { kind: 'written'; review: Review; status: ReviewStatus }
  | { kind: 'throttled'; detail: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'invalid'; fields: readonly FieldError[] }
  | { kind: 'absent' };

const draftPaths = fieldPaths(['rating', 'title', 'body', 'author', 'email', 'orderNumber']);

/** `POST /reviews/`: hands a review to the shop, which publishes it or has a look at it first. */
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
    shape: writtenShape,
  });
  if (answer.kind === 'ok') return { kind: 'written', ...answer.body };
  if (isAbsent(answer)) return { kind: 'absent' };
  if (answer.kind === 'refused' && answer.status === TOO_MANY_REQUESTS)
    return { kind: 'throttled', detail: answer.detail };
  const refusal = fieldRefusalOf(answer, draftPaths);
  if (refusal && refusal.fields.length > 0) return { kind: 'invalid', fields: refusal.fields };
  if (answer.kind === 'refused' && (answer.status === 400 || answer.status === 422))
    return { kind: 'refused', reason: refusal?.message ?? answer.detail };
  throw answer.kind === 'refused'
    ? new UpstreamError(PATH, `refused: ${answer.detail}`, answer.status)
    : new UpstreamError(PATH, `moved to ${answer.location}`);
}
