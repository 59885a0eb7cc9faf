import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { DateTime } from '../scalar/scalar.schema.ts';
import type { Context } from '../context.ts';
import { encodeId } from '../ids.rules.ts';
import { pageComplexity, readConnection, windowArguments } from '../list/connection.schema.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import type { Connection, WindowArguments } from '../../upstream/window.rules.ts';
import { shownAverage, type Review as ReviewRecord } from './review.rules.ts';

export const Review = builder.objectRef<ReviewRecord>('Review').implement({
  description: 'A review of a product. The review’s texts are plain text: escape them, never render them as HTML.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeId('Review', id) }),
    rating: t.exposeInt('rating', { description: 'The rating in stars, 1 to 5.' }),
    title: t.string(textOrNull('title', 'The review’s headline, at most 120 characters. Null when it has none.')),
    body: t.exposeString('body', {
      description: 'The review’s text, 10 to 2,000 characters; lines end with a line feed.',
    }),
    author: t.exposeString('author', {
      description: 'The author’s display name, at most 60 characters. The author’s email address is not exposed.',
    }),
    createdAt: t.expose('createdAt', { type: DateTime, description: 'The time at which the review was written.' }),
    isVerifiedBuyer: t.exposeBoolean('isVerifiedBuyer', {
      description: 'Whether the author’s purchase is verified. False when the shop API does not say.',
    }),
  }),
});

const RatingSummary = builder.objectRef<{ average: number | null; count: number }>('RatingSummary').implement({
  description: 'The average rating and the number of a product’s published reviews, all of equal weight.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Mean of the stars, 1.0 to 5.0, to one decimal; null while there is no review.',
    }),
    count: t.exposeInt('count', { description: 'The number of published reviews.' }),
  }),
});

export const ReviewEdge = builder.edgeObject({
  name: 'ReviewEdge',
  type: Review,
  description: 'An edge of a product’s reviews.',
});

const ReviewConnection = builder.connectionObject(
  {
    name: 'ReviewConnection',
    type: Review,
    description: 'One page of a product’s published reviews, the newest first.',
    edgesField: { description: 'The reviews of this page.' },
    fields: (t) => ({
      totalCount: t.int({
        description: 'The number of the product’s published reviews.',
        resolve: ({ total }) => total,
      }),
    }),
  },
  ReviewEdge,
);

builder.objectFields(ProductType, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    nullable: true,
    description:
      'The published reviews, newest first; null when the shop API does not support reviews. ' +
      'Costs one call per 16 reviews; the first also returns `ratingSummary`.',
    complexity: pageComplexity,
    args: windowArguments('reviews'),
    resolve: (product, given, context) => readReviews(product, given, context),
  }),
  listRating: t.field({
    extensions: { reads: ['rating', 'reviews_count'] },
    type: RatingSummary,
    nullable: true,
    description:
      'The rating summary that lists of products carry. Null without reviews, for a product read on its own, and ' +
      'with a shop API whose lists have no ratings. Costs no call.',
    complexity: 0,
    resolve: ({ rating }) => {
      const average = rating ? shownAverage(rating.average, rating.count) : null;
      return rating && average !== null ? { average, count: rating.count } : null;
    },
  }),
  ratingSummary: t.field({
    type: RatingSummary,
    nullable: true,
    description:
      'The rating summary; null when the shop API does not support reviews. Costs one call, shared with `reviews`.',
    complexity: CALL_COMPLEXITY,
    resolve: async (product, _, { catalogue }) => {
      const page = await catalogue.reviewPage(product.entityId, 1);
      return page && { average: shownAverage(page.average, page.total), count: page.total };
    },
  }),
}));

/** Null from a shop API without reviews. */
async function readReviews(
  { entityId }: Product,
  given: WindowArguments,
  { catalogue }: Context,
): Promise<Connection<ReviewRecord> | null> {
  let isAbsent = false;
  const pageOf = async (page: number) => {
    const read = await catalogue.reviewPage(entityId, page);
    isAbsent ||= read === null;
    return read ?? { items: [], total: 0 };
  };
  const connection = await readConnection<ReviewRecord>(given, pageOf, ({ id }) => String(id));
  return isAbsent ? null : connection;
}
