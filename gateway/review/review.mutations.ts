import { builder } from '../builder.ts';
import { ProductNotFoundError, UserError } from '../cart/cart.errors.ts';
import type { Context } from '../context.ts';
import { keyOf } from '../ids.rules.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { InvalidReviewError, ReviewRefusedError, ReviewsUnavailableError } from './review.errors.ts';
import { sendReview } from './review.rest.ts';
import { cleanDraft, faultsOf, type Review as ReviewRecord, type ReviewDraft, type ReviewFault as ReviewFaultRecord } from './review.rules.ts';
import { Review } from './review.schema.ts';

const ReviewField = builder.enumType('ReviewField', {
  description: 'A field of a review.',
  values: {
    RATING: { description: 'The stars.' },
    TITLE: { description: 'The headline.' },
    BODY: { description: 'The text.' },
    AUTHOR: { description: 'The name to show.' },
    EMAIL: { description: 'The writer’s e-mail address.' },
  } as const,
});

const ReviewFault = builder.objectRef<ReviewFaultRecord>('ReviewFault').implement({
  description: 'What is wrong with one field of a review.',
  fields: (t) => ({
    field: t.field({ type: ReviewField, description: 'The field.', resolve: ({ field }) => field }),
    message: t.exposeString('message', { description: 'The line to show beside it.' }),
  }),
});

builder.objectType(InvalidReviewError, {
  name: 'InvalidReviewError',
  description: 'Some of the fields are not as they must be. Code INVALID_REVIEW.',
  interfaces: [UserError],
  fields: (t) => ({ faults: t.field({ type: [ReviewFault], description: 'All that is wrong, in the order of the fields; at least one.', resolve: ({ faults }) => [...faults] }) }),
});
builder.objectType(ReviewRefusedError, { name: 'ReviewRefusedError', description: 'The shop would not have the review; the message is its reason. Code REVIEW_REFUSED.', interfaces: [UserError] });
builder.objectType(ReviewsUnavailableError, { name: 'ReviewsUnavailableError', description: 'The shop API has no reviews. Code REVIEWS_UNAVAILABLE.', interfaces: [UserError] });

const ReviewCreateInput = builder.inputType('ReviewCreateInput', {
  description: 'A review to publish. Space around its texts does not count.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product.' }),
    rating: t.int({ required: true, description: 'Stars: 1 to 5.' }),
    title: t.string({ required: true, defaultValue: '', description: 'Its headline, at most 120 characters; may be left out.' }),
    body: t.string({ required: true, description: 'Its text, 10 to 2,000 characters. Shown as it is: HTML is text like any other.' }),
    author: t.string({ required: true, description: 'The name to show, 1 to 60 characters.' }),
    email: t.string({ required: true, description: 'The writer’s e-mail address, for the shop alone: it is never shown.' }),
  }),
});

interface Publication {
  review: ReviewRecord;
  product: Product;
}

const ReviewCreatePayload = builder.objectRef<Publication>('ReviewCreatePayload').implement({
  description: 'A review that has been published.',
  fields: (t) => ({
    review: t.field({ type: Review, description: 'The review.', resolve: ({ review }) => review }),
    product: t.field({ type: ProductType, description: 'What it is about; its reviews and its rating count this one.', resolve: ({ product }) => product }),
  }),
});

builder.mutationField('reviewCreate', (t) =>
  t.field({
    type: ReviewCreatePayload,
    description: 'Publishes a review of a product. The same review sent again, as after an answer that was lost, is published once.',
    errors: {
      types: [InvalidReviewError, ProductNotFoundError, ReviewRefusedError, ReviewsUnavailableError],
      union: { name: 'ReviewCreateResult', description: 'The review, or why it was not published.' },
    },
    args: { input: t.arg({ type: ReviewCreateInput, required: true, description: 'The review.' }) },
    resolve: (_, { input: { productId, ...draft } }, context) => publish(context, String(productId), draft),
  }),
);

async function publish({ products, shopApi }: Context, productId: string, given: ReviewDraft): Promise<Publication> {
  const draft = cleanDraft(given);
  const faults = faultsOf(draft);
  if (faults.length > 0) throw new InvalidReviewError(faults);
  const path = keyOf('Product', productId);
  const product = path === null ? null : await products.load(path);
  if (!product) throw new ProductNotFoundError();
  const answer = await sendReview(shopApi.rest, product.entityId, draft);
  if (answer.kind === 'refused') throw new ReviewRefusedError(answer.reason);
  if (answer.kind === 'absent') throw new ReviewsUnavailableError();
  return { review: answer.review, product };
}
