import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { plainText } from '@storefront/domain/text.rules.ts';
import { fieldReader, type FieldError } from '../fields/fields.rules.ts';

const TOO_SHORT = `Please write at least ${REVIEW_BODY_MINIMUM} characters.`;

export interface Review {
  id: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  createdAt: string;
  isVerifiedBuyer: boolean;
}

/** `pending` until the shop approves it; only `published` reviews are public. */
export type ReviewStatus = 'published' | 'pending';

export interface ReviewDraft {
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
  /** The number of an order that contains the product, to verify the purchase; empty when not given. */
  orderNumber: string;
}

/** Only the body keeps its line breaks. Errors are in the order of the form's fields. */
export function readDraft(given: ReviewDraft): { draft: ReviewDraft; errors: FieldError[] } {
  const read = fieldReader();
  const { rating } = given;
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    read.refuse('rating', 'Please choose a rating from 1 to 5 stars.');
  const draft = {
    rating,
    title: read.text('title', given.title, null, TEXT_LENGTHS.reviewTitle),
    body: read.lines('body', given.body, TOO_SHORT, TEXT_LENGTHS.reviewBody, REVIEW_BODY_MINIMUM),
    author: read.name('author', given.author, 'Please enter a display name.'),
    email: read.email('email', given.email),
    orderNumber: read.text('orderNumber', plainText(given.orderNumber), null, TEXT_LENGTHS.orderNumber),
  };
  return { draft, errors: read.errors };
}

/** Rounds an average rating to one decimal; null without ratings, and for a value outside 1 to 5. */
export function shownAverage(average: number | null, count: number): number | null {
  return average !== null && count > 0 && average >= 1 && average <= 5 ? Math.round(average * 10) / 10 : null;
}
