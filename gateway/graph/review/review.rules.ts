import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, isBlank, lineOf, linesOf, plainText, tooLongMessage } from '@storefront/domain/text.rules.ts';
import type { FieldError } from '../fields/fields.rules.ts';

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

/** Trims, normalizes line breaks, removes control and format characters. Only the body keeps its line breaks. */
export function cleanDraft({ rating, title, body, author, email, orderNumber }: ReviewDraft): ReviewDraft {
  return {
    rating,
    title: lineOf(title),
    body: linesOf(body),
    // What a name may not have is refused, not removed.
    author: isPlainName(author) || isBlank(author) ? lineOf(author) : author,
    email: email.trim(),
    orderNumber: lineOf(plainText(orderNumber)),
  };
}

/** In the order of the form's fields; empty when the cleaned draft is valid. */
export function draftErrors({ rating, title, body, author, email, orderNumber }: ReviewDraft): FieldError[] {
  const checks: [keyof ReviewDraft, boolean, string][] = [
    ['rating', Number.isInteger(rating) && rating >= 1 && rating <= 5, 'Please choose a rating from 1 to 5 stars.'],
    [
      'title',
      characterCount(title) <= TEXT_LENGTHS.reviewTitle,
      `Please keep the headline to ${TEXT_LENGTHS.reviewTitle} characters or fewer.`,
    ],
    ['body', characterCount(body) >= REVIEW_BODY_MINIMUM, `Please write at least ${REVIEW_BODY_MINIMUM} characters.`],
    [
      'body',
      characterCount(body) <= TEXT_LENGTHS.reviewBody,
      `Please keep it to ${TEXT_LENGTHS.reviewBody.toLocaleString('en-GB')} characters.`,
    ],
    ['author', author !== '', 'Please enter a display name.'],
    [
      'author',
      characterCount(author) <= TEXT_LENGTHS.name,
      `Please keep the name to ${TEXT_LENGTHS.name} characters or fewer.`,
    ],
    ['author', isPlainName(author), NAME_MESSAGE],
    ['email', emailOf(email) !== null, EMAIL_MESSAGE],
    ['orderNumber', characterCount(orderNumber) <= TEXT_LENGTHS.orderNumber, tooLongMessage(TEXT_LENGTHS.orderNumber)],
  ];
  return checks.filter(([, holds]) => !holds).map(([field, , message]) => ({ field, message }));
}

/** Rounds an average rating to one decimal; null without ratings, and for a value outside 1 to 5. */
export function shownAverage(average: number | null, count: number): number | null {
  return average !== null && count > 0 && average >= 1 && average <= 5 ? Math.round(average * 10) / 10 : null;
}
