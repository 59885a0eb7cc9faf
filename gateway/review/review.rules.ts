import { EMAIL_MESSAGE, emailOf, type FieldError } from '../fields/fields.rules.ts';

/** A shopper's words about a product, as everyone may read them. */
export interface Review {
  id: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  /** When it was written: an ISO time. */
  createdAt: string;
}

/** A review as someone wants to publish it. */
export interface ReviewDraft {
  rating: number;
  title: string;
  body: string;
  author: string;
  email: string;
}

const TITLE_MAXIMUM = 120;
const BODY_MINIMUM = 10;
const BODY_MAXIMUM = 2_000;
const AUTHOR_MAXIMUM = 60;

/** A draft without what nobody can see: space around it, line ends of other systems, and characters that are no text. Only the body keeps its lines. */
export function cleanDraft({ rating, title, body, author, email }: ReviewDraft): ReviewDraft {
  return { rating, title: oneLine(title), body: visible(body.replace(/\r\n?/g, '\n')).replace(/\n{3,}/g, '\n\n').trim(), author: oneLine(author), email: email.trim() };
}

/** Everything that is wrong with a clean draft, in the order of its form; empty for nothing. */
export function draftErrors({ rating, title, body, author, email }: ReviewDraft): FieldError[] {
  const checks: [keyof ReviewDraft, boolean, string][] = [
    ['rating', Number.isInteger(rating) && rating >= 1 && rating <= 5, 'Please choose from 1 to 5 stars.'],
    ['title', length(title) <= TITLE_MAXIMUM, `Please keep the headline to ${TITLE_MAXIMUM} characters.`],
    ['body', length(body) >= BODY_MINIMUM, `Please write at least ${BODY_MINIMUM} characters.`],
    ['body', length(body) <= BODY_MAXIMUM, `Please keep it to ${BODY_MAXIMUM.toLocaleString('en-GB')} characters.`],
    ['author', length(author) >= 1, 'Please tell us the name to show.'],
    ['author', length(author) <= AUTHOR_MAXIMUM, `Please keep the name to ${AUTHOR_MAXIMUM} characters.`],
    ['email', emailOf(email) !== null, EMAIL_MESSAGE],
  ];
  return checks.filter(([, holds]) => !holds).map(([field, , message]) => ({ field, message }));
}

/** An average to one decimal, as it is shown; null while nothing has been rated, and for what is no average of 1 to 5. */
export function shownAverage(average: number | null, count: number): number | null {
  return average !== null && count > 0 && average >= 1 && average <= 5 ? Math.round(average * 10) / 10 : null;
}

function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim();
}

/** Control characters go, and those that turn the direction of what follows. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}

function length(text: string): number {
  return Array.from(text).length;
}
