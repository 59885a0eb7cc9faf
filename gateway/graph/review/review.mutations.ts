import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { done, isUnsupported, type Refusal } from '../customer/refusals.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import { ProductType } from '../product/product.schema.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { cursorOf } from '../../upstream/window.rules.ts';
import { sendReview } from './review.rest.ts';
import { readDraft, type ReviewDraft } from './review.rules.ts';
import { Review, ReviewEdge } from './review.schema.ts';

const ReviewRefusedError = userError('REVIEW_REFUSED');

const ReviewThrottledError = userError('REVIEW_THROTTLED');

const ReviewsUnavailableError = userError('REVIEWS_UNAVAILABLE', 'This shop doesn’t take reviews.');

const ReviewCreateInput = builder.inputType('ReviewCreateInput', {
  description: 'A review to submit. Surrounding whitespace is trimmed.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product.' }),
    rating: t.int({ required: true, description: 'The rating in stars, 1 to 5.' }),
    title: t.string({
      required: true,
      defaultValue: '',
      description: 'The review’s headline, at most 120 characters; may be left out.',
    }),
    body: t.string({
      required: true,
      description: 'The text, 10 to 2,000 characters. HTML is shown as text.',
    }),
    author: t.string({ required: true, description: 'The name to show, 1 to 60 characters.' }),
    email: t.string({
      required: true,
      description: 'The author’s email address. It is not published.',
    }),
    orderNumber: t.string({
      required: true,
      defaultValue: '',
      description:
        'The number of an order of the product placed with this email address, such as ORD-100042; at most 40 ' +
        'characters. Defaults to none. Once the order is dispatched or collected, it verifies the purchase, once ' +
        'per order and product.',
    }),
  }),
});

const ReviewStatus = builder.enumType('ReviewStatus', {
  description: 'The publication status of a review.',
  values: {
    PUBLISHED: { value: 'published', description: 'Published: shown and counted.' },
    PENDING: { value: 'pending', description: 'Awaiting approval: neither shown nor counted.' },
  } as const,
});

type Writing = Awaited<ReturnType<typeof write>>;

const ReviewCreatePayload = builder.objectRef<Writing>('ReviewCreatePayload').implement({
  description: 'The submitted review.',
  fields: (t) => ({
    review: t.expose('review', { type: Review, description: 'The review.' }),
    reviewEdge: t.field({
      type: ReviewEdge,
      nullable: true,
      description: 'The edge to prepend to the product’s `reviews`; null while the review awaits approval.',
      resolve: ({ review, status }) =>
        status === 'published' ? { node: review, cursor: cursorOf(0, String(review.id)) } : null,
    }),
    status: t.expose('status', {
      type: ReviewStatus,
      description:
        'Whether it is published, as a verified buyer’s is at once, or awaits approval, as the shop decides.',
    }),
    product: t.expose('product', {
      type: ProductType,
      description: 'The reviewed product. Its reviews and rating include this one once it is published.',
    }),
  }),
});

builder.mutationField('reviewCreate', (t) =>
  t.field({
    extensions: { scope: 'reviews', isPublic: false },
    type: ReviewCreatePayload,
    description:
      'Submits a review of a product. A verified buyer’s review is published at once; others may await approval: ' +
      'see `ReviewCreatePayload.status`. Idempotent: the same review sent again is stored once. A review whose ' +
      'order cannot be verified is treated like one without an order, so the answer does not reveal whether an ' +
      'order exists.',
    errors: {
      types: [
        InvalidFieldsError,
        ProductNotFoundError,
        ReviewRefusedError,
        ReviewThrottledError,
        ReviewsUnavailableError,
      ],
      union: { description: 'The review, or the error.' },
    },
    args: { input: t.arg({ type: ReviewCreateInput, required: true, description: 'The review.' }) },
    resolve: (_, { input: { productId, ...draft } }, context) => write(context, productId, draft),
  }),
);

async function write({ products, shopApi, changes, request }: Context, productId: string, given: ReviewDraft) {
  const { draft, errors } = readDraft(given);
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const path = keyOf('Product', productId);
  const product = path === null ? null : await products.load(path);
  if (!product) throw new ProductNotFoundError();
  const { clientAddress } = request;
  const { review, status } = done(await sendReview(shopApi.rest, product.entityId, draft, clientAddress), errorOf);
  if (status === 'published') changes.announce([product.path]);
  return { review, status, product };
}

function errorOf(refusal: Refusal): UserError {
  const { status, detail, fields } = refusal;
  if (isUnsupported(refusal)) return new ReviewsUnavailableError();
  if (status === 429) return new ReviewThrottledError(detail);
  if (fields.length > 0) return new InvalidFieldsError(fields);
  if (status === 400 || status === 422) return new ReviewRefusedError(detail);
  throw new UpstreamError('/reviews/', `refused: ${detail}`, status);
}
