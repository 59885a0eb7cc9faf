import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { ReviewRefusedError, ReviewsUnavailableError } from './review.errors.ts';
import { sendReview } from './review.rest.ts';
import { cleanDraft, draftErrors, type Review as ReviewRecord, type ReviewDraft } from './review.rules.ts';
import { Review } from './review.schema.ts';

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
      types: [InvalidFieldsError, ProductNotFoundError, ReviewRefusedError, ReviewsUnavailableError],
      union: { name: 'ReviewCreateResult', description: 'The review, or why it was not published.' },
    },
    args: { input: t.arg({ type: ReviewCreateInput, required: true, description: 'The review.' }) },
    resolve: (_, { input: { productId, ...draft } }, context) => publish(context, String(productId), draft),
  }),
);

async function publish({ products, shopApi, changes }: Context, productId: string, given: ReviewDraft): Promise<Publication> {
  const draft = cleanDraft(given);
  const errors = draftErrors(draft);
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const path = keyOf('Product', productId);
  const product = path === null ? null : await products.load(path);
  if (!product) throw new ProductNotFoundError();
  const answer = await sendReview(shopApi.rest, product.entityId, draft);
  if (answer.kind === 'invalid') throw new InvalidFieldsError(answer.fields);
  if (answer.kind === 'refused') throw new ReviewRefusedError(answer.reason);
  if (answer.kind === 'absent') throw new ReviewsUnavailableError();
  changes.announce([product.path]);
  return { review: answer.review, product };
}
