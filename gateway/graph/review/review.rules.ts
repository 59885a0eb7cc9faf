import { EMAIL_MESSAGE, emailOf } from '../../../domain/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '../../../domain/name.rules.ts';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { characterCount, lineOf, linesOf, tooLongMessage } from '../../../domain/text.rules.ts';
import type { FieldError } from '../fields/fields.rules.ts';

/** A shopper's words about a product, as everyone may read them. */
export interface Review {
  id: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  /** When it was written: an ISO time. */
  createdAt: string;
  /** Whether the shop has seen that the writer bought the product there. */
  isVerifiedBuyer: boolean;
}

/** Whether everyone can read a review, or the shop has yet to approve it. */
export type ReviewStatus = 'published' | 'pending';

/** A review as someone wants to publish it. */
export interface ReviewDraft {
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
  /** Of an order of the product; empty for none. */
  orderNumber: string;
}

/** A draft without what nobody can see: space around it, line ends of other systems, and characters that are no text. Only the body keeps its lines. */
export function cleanDraft({ rating, title, body, author, email, orderNumber }: ReviewDraft): ReviewDraft {
  return {
    rating,
    title: lineOf(title),
    body: linesOf(body),
    author: lineOf(author),
    email: email.trim(),
    orderNumber: lineOf(orderNumber),
  };
}

/** Everything that is wrong with a clean draft, in the order of its form; empty for nothing. */
export function draftErrors({ rating, title, body, author, email, orderNumber }: ReviewDraft): FieldError[] {
  const checks: [keyof ReviewDraft, boolean, string][] = [
    ['rating', Number.isInteger(rating) && rating >= 1 && rating <= 5, 'Please choose from 1 to 5 stars.'],
    [
      'title',
      characterCount(title) <= TEXT_LENGTHS.reviewTitle,
      `Please keep the headline to ${TEXT_LENGTHS.reviewTitle} characters.`,
    ],
    ['body', characterCount(body) >= REVIEW_BODY_MINIMUM, `Please write at least ${REVIEW_BODY_MINIMUM} characters.`],
    [
      'body',
      characterCount(body) <= TEXT_LENGTHS.reviewBody,
      `Please keep it to ${TEXT_LENGTHS.reviewBody.toLocaleString('en-GB')} characters.`,
    ],
    ['author', author !== '', 'Please tell us the name to show.'],
    ['author', characterCount(author) <= TEXT_LENGTHS.name, `Please keep the name to ${TEXT_LENGTHS.name} characters.`],
    ['author', isPlainName(author), NAME_MESSAGE],
    ['email', emailOf(email) !== null, EMAIL_MESSAGE],
    ['orderNumber', characterCount(orderNumber) <= TEXT_LENGTHS.orderNumber, tooLongMessage(TEXT_LENGTHS.orderNumber)],
  ];
  return checks.filter(([, holds]) => !holds).map(([field, , message]) => ({ field, message }));
}

/** An average to one decimal, as it is shown; null while nothing has been rated, and for what is no average of 1 to 5. */
export function shownAverage(average: number | null, count: number): number | null {
  return average !== null && count > 0 && average >= 1 && average <= 5 ? Math.round(average * 10) / 10 : null;
}
