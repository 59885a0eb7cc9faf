import { z } from 'zod';
import { UpstreamError } from '../errors.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { bodyOf, isAbsent, type RestClient } from '../rest/client.ts';
import { entityId, optionalCount, optionalText, positionsOf } from '../rest/shapes.ts';
import type { RestPage } from '../rest/window.ts';
import type { Review, ReviewDraft } from './review.rules.ts';

const PATH = '/reviews/';

const reviewShape = z
  .object({ id: entityId, rating: z.number().int().min(1).max(5), title: optionalText, body: optionalText, author: optionalText, created_at: z.string().refine((time) => !Number.isNaN(Date.parse(time))) })
  .transform(({ created_at, ...review }): Review => ({ ...review, createdAt: new Date(created_at).toISOString() }));

const pageShape = z.object({ results: positionsOf(reviewShape, ({ id }) => id), total: optionalCount, average: z.number().nullish() });

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

/** What became of a review: it is published, the shop would not have it, or the shop has no reviews at all. */
export type ReviewAnswer = { kind: 'published'; review: Review } | { kind: 'refused'; reason: string } | { kind: 'invalid'; fields: readonly FieldError[] } | { kind: 'absent' };

const draftPaths = fieldPaths(['rating', 'title', 'body', 'author', 'email']);

/** `POST /reviews/`: publishes a review. */
export async function sendReview(rest: RestClient, productId: number, draft: ReviewDraft): Promise<ReviewAnswer> {
  const answer = await rest.call({ kind: 'review', method: 'POST', path: PATH, body: { product_id: productId, ...draft }, shape: reviewShape });
  if (answer.kind === 'ok') return { kind: 'published', review: answer.body };
  if (isAbsent(answer)) return { kind: 'absent' };
  const refusal = fieldRefusalOf(answer, draftPaths);
  if (refusal && refusal.fields.length > 0) return { kind: 'invalid', fields: refusal.fields };
  if (answer.kind === 'refused' && (answer.status === 400 || answer.status === 422)) return { kind: 'refused', reason: refusal?.message ?? answer.detail };
  throw answer.kind === 'refused' ? new UpstreamError(PATH, `refused: ${answer.detail}`, answer.status) : new UpstreamError(PATH, `moved to ${answer.location}`);
}
