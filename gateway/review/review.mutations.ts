import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { cursorOf } from '../rest/window.rules.ts';
import { ReviewRefusedError, ReviewsUnavailableError, ReviewThrottledError } from './review.errors.ts';
import { sendReview } from './review.rest.ts';
import {
  cleanDraft,
  draftErrors,
  type Review as ReviewRecord,
  type ReviewDraft,
  type ReviewStatus as Status,
} from './review.rules.ts';
import { Review, ReviewEdge } from './review.schema.ts';

builder.objectType(ReviewRefusedError, {
  name: 'ReviewRefusedError',
  description: 'The shop would not have the review; the message is its reason. Code REVIEW_REFUSED.',
  interfaces: [UserError],
});
builder.objectType(ReviewThrottledError, {
  name: 'ReviewThrottledError',
  description: 'Too many reviews within the hour; in the shop API’s words. Code REVIEW_THROTTLED.',
  interfaces: [UserError],
});
builder.objectType(ReviewsUnavailableError, {
  name: 'ReviewsUnavailableError',
  description: 'The shop API has no reviews. Code REVIEWS_UNAVAILABLE.',
  interfaces: [UserError],
});

const ReviewCreateInput = builder.inputType('ReviewCreateInput', {
  description: 'A review of a product. Space around its texts does not count.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product.' }),
    rating: t.int({ required: true, description: 'Stars: 1 to 5.' }),
    title: t.string({
      required: true,
      defaultValue: '',
      description: 'Its headline, at most 120 characters; may be left out.',
    }),
    body: t.string({
      required: true,
      description: 'Its text, 10 to 2,000 characters. Shown as it is: HTML is text like any other.',
    }),
    author: t.string({ required: true, description: 'The name to show, 1 to 60 characters.' }),
    email: t.string({
      required: true,
      description: 'The writer’s e-mail address, for the shop alone: it is never shown.',
    }),
    orderNumber: t.string({
      required: true,
      defaultValue: '',
      description:
        'The number of an order of the product that was placed with this e-mail address, such as LL-100042: at most 40 characters. Defaults to none. Once the order is dispatched or collected, it makes the review a verified buyer’s, once for each order and product.',
    }),
  }),
});

const ReviewStatus = builder.enumType('ReviewStatus', {
  description: 'Whether a review can be read by everyone.',
  values: {
    PUBLISHED: { value: 'published', description: 'It is shown and counted.' },
    PENDING: { value: 'pending', description: 'It waits for the shop’s approval, and is neither shown nor counted.' },
  } as const,
});

interface Writing {
  review: ReviewRecord;
  status: Status;
  product: Product;
}

const ReviewCreatePayload = builder.objectRef<Writing>('ReviewCreatePayload').implement({
  description: 'A review that the shop has.',
  fields: (t) => ({
    review: t.field({ type: Review, description: 'The review.', resolve: ({ review }) => review }),
    reviewEdge: t.field({
      type: ReviewEdge,
      nullable: true,
      description: 'The review as the first of the product’s `reviews`; null while it waits for the shop’s approval.',
      resolve: ({ review, status }) => (status === 'published' ? { node: review, cursor: cursorOf(0) } : null) as never,
    }),
    status: t.field({
      type: ReviewStatus,
      description:
        'Whether it is published, or waits for the shop’s approval. A verified buyer’s is published at once; what other reviews wait for is in the shop’s policy.',
      resolve: ({ status }) => status,
    }),
    product: t.field({
      type: ProductType,
      description: 'What it is about; its reviews and its rating count this one once it is published.',
      resolve: ({ product }) => product,
    }),
  }),
});

builder.mutationField('reviewCreate', (t) =>
  t.field({
    type: ReviewCreatePayload,
    description:
      'Hands a review of a product to the shop, which publishes a verified buyer’s at once and looks at others first. The same review sent again, as after an answer that was lost, is kept once. Whether an order exists is never told: a review whose order cannot be verified waits like any other.',
    errors: {
      types: [
        InvalidFieldsError,
        ProductNotFoundError,
        ReviewRefusedError,
        ReviewThrottledError,
        ReviewsUnavailableError,
      ],
      union: { name: 'ReviewCreateResult', description: 'The review, or why the shop does not have it.' },
    },
    args: { input: t.arg({ type: ReviewCreateInput, required: true, description: 'The review.' }) },
    resolve: (_, { input: { productId, ...draft } }, context) => write(context, String(productId), draft),
  }),
);

async function write(
  { products, shopApi, changes, request }: Context,
  productId: string,
  given: ReviewDraft,
): Promise<Writing> {
  const draft = cleanDraft(given);
  const errors = draftErrors(draft);
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const path = keyOf('Product', productId);
  const product = path === null ? null : await products.load(path);
  if (!product) throw new ProductNotFoundError();
  const answer = await sendReview(shopApi.rest, product.entityId, draft, request.clientAddress);
  if (answer.kind === 'invalid') throw new InvalidFieldsError(answer.fields);
  if (answer.kind === 'refused') throw new ReviewRefusedError(answer.reason);
  if (answer.kind === 'throttled') throw new ReviewThrottledError(answer.detail);
  if (answer.kind === 'absent') throw new ReviewsUnavailableError();
  if (answer.status === 'published') changes.announce([product.path]);
  return { review: answer.review, status: answer.status, product };
}
