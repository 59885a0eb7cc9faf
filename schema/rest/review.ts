import { Type, type Static } from 'typebox';
import { entityId, optional, optionalFlag, optionalNumber, optionalText, pageOf } from './values.ts';

const properties = {
  id: entityId('The review’s number.'),
  rating: Type.Integer({ minimum: 1, maximum: 5, description: 'The rating in stars, 1 to 5.' }),
  title: optionalText('The title.'),
  body: optionalText('The text.'),
  author: optionalText('The author’s display name.'),
  created_at: Type.Refine(
    Type.String({ description: 'The date or time at which it was written, in ISO 8601.' }),
    (value) => !Number.isNaN(Date.parse(value)),
    () => 'must be a day or a time',
  ),
  verified_buyer: optionalFlag('Whether an order verifies that the author bought the product.'),
};

export type ReviewRecord = Static<typeof ReviewRecord>;
export const ReviewRecord = Type.Object(properties, {
  title: 'ReviewRecord',
  description: 'A review of a product.',
});

/** `GET /reviews/` */
export const ReviewPage = Type.Object(
  { ...pageOf(ReviewRecord), average: optionalNumber('The average rating of all published reviews.') },
  { title: 'ReviewPage', description: 'One page of a product’s reviews, the newest first.' },
);

/** `POST /reviews/` */
export const WrittenReviewRecord = Type.Object(
  {
    ...properties,
    status: optional(
      Type.Enum(['published', 'pending'], { description: 'The review’s status. Defaults to `published`.' }),
    ),
  },
  { title: 'WrittenReviewRecord', description: 'A review that was just submitted.' },
);
