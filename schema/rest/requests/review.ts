import { Type, type Static } from 'typebox';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { clientAddress, digits, optionalText, text } from './values.ts';

export const ReviewListParameters = Type.Object({
  product_id: digits('The product’s number.'),
  page_no: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,5}$',
      description: 'The page number, from 1; 16 reviews per page.',
      examples: ['1'],
    }),
  ),
});

/** Routes check text lengths, with messages for shoppers; this schema does not. */
export type ReviewBody = Static<typeof ReviewBody>;
export const ReviewBody = Type.Object(
  {
    product_id: Type.Integer({ description: 'The product’s number.', examples: [1] }),
    rating: Type.Integer({ minimum: 1, maximum: 5, description: 'The rating in stars, 1 to 5.', examples: [5] }),
    title: optionalText(`A headline, up to ${TEXT_LENGTHS.reviewTitle} characters.`, { examples: ['Good'] }),
    body: text(`The review, ${REVIEW_BODY_MINIMUM} to 2,000 characters in several lines.`, {
      examples: ['Bright and well made.'],
    }),
    author: text(`The name to show, up to ${TEXT_LENGTHS.name} characters.`, { examples: ['Ann'] }),
    email: text('The author’s email address; never published.', { examples: ['ann@example.com'] }),
    order_number: optionalText('The number of an order of the product, by which the review may be verified.', {
      examples: ['ORD-100001'],
    }),
    client_address: clientAddress(100),
  },
  { title: 'NewReview', description: 'A review to submit.' },
);
