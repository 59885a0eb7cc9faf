import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../../builder.ts';
import { UserErrorCode } from '../../errors.schema.ts';
import { badUserInput, type UserError } from '../../errors.ts';
import { MaximumStockError } from '../maximum-stock.errors.ts';
import { callersKeys, CartModifierInput, IDEMPOTENCY_KEY } from '../cart.mutations.ts';
import type { Cart } from '../cart.rules.ts';
import { CartType } from '../cart.schema.ts';
import { CartLineType } from '../line/cart-line.schema.ts';
import { CartWarning } from '../warning.schema.ts';
import { addLines, type LineResult } from './add-lines.changes.ts';

const LINES_MAXIMUM = 250;

const CartLineToAddInput = builder.inputType('CartLineToAddInput', {
  description: 'A line to add to the cart: of a code, or of a product by its id.',
  fields: (t) => ({
    sku: t.string({ description: 'The stock-keeping unit of a product or variant, in any spelling.' }),
    productId: t.id({ description: 'Global id of the product: `Product.id`. Ignored beside a `sku`.' }),
    variantId: t.id({
      description: 'Global id of one of `Product.variants`; may be left out when the product has none or just one.',
    }),
    quantity: t.int({ required: true, defaultValue: 1, description: `The quantity to add, ${LINE_QUANTITY_RANGE}.` }),
    modifiers: t.field({
      type: [CartModifierInput],
      description: 'The chosen add-ons, at most one per group, each in the same quantity.',
    }),
  }),
});

const CartLinesAddMode = builder.enumType('CartLinesAddMode', {
  description: 'What to add when some lines cannot be.',
  values: {
    AS_MANY_AS_POSSIBLE: { description: 'The other lines.' },
    ALL_OR_NOTHING: { description: 'Nothing.' },
  },
});

const CartLinesAddInput = builder.inputType('CartLinesAddInput', {
  description: 'Products to add to the cart together. Prices and names come from the catalogue.',
  fields: (t) => ({
    lines: t.field({
      type: [CartLineToAddInput],
      required: true,
      description: `The lines to add, 1 to ${LINES_MAXIMUM}.`,
    }),
    mode: t.field({
      type: CartLinesAddMode,
      required: true,
      defaultValue: 'AS_MANY_AS_POSSIBLE',
      description: 'What to add when some lines cannot be.',
    }),
    idempotencyKey: t.id({ description: IDEMPOTENCY_KEY }),
    cartKey: t.id({
      description:
        'Identifies the new cart of a caller without one, as for `cartLineAdd`: 16 to 100 random characters.',
    }),
  }),
});

// Not the error itself: GraphQL takes a resolved Error for a failure of the field.
const CartLineRefusal = builder.objectRef<{ reason: UserError }>('CartLineRefusal').implement({
  description: 'Why a line was not added.',
  fields: (t) => ({
    code: t.field({
      type: UserErrorCode,
      description:
        'PRODUCT_NOT_FOUND, SKU_AMBIGUOUS, VARIANT_REQUIRED, OUT_OF_STOCK, MAXIMUM_STOCK, INVALID_QUANTITY or ' +
        'MODIFIER_NOT_FOUND.',
      resolve: ({ reason }) => reason.code,
    }),
    message: t.string({
      description: 'The message to show to the shopper.',
      resolve: ({ reason }) => reason.message,
    }),
    maximumQuantity: t.int({
      nullable: true,
      description: 'For MAXIMUM_STOCK, the maximum quantity of the item in the cart; otherwise null.',
      resolve: ({ reason }) => (reason instanceof MaximumStockError ? reason.maximumQuantity : null),
    }),
  }),
});

const CartLineAddition = builder.objectRef<LineResult>('CartLineAddition').implement({
  description: 'What became of one line.',
  fields: (t) => ({
    line: t.expose('line', {
      type: CartLineType,
      nullable: true,
      description: 'The line of the cart that was added or increased; null when nothing was added.',
    }),
    refusal: t.field({
      type: CartLineRefusal,
      nullable: true,
      description:
        'Why it was not added. Null when it was, and when only another line kept an addition of all or none from it.',
      resolve: ({ error }) => error && { reason: error },
    }),
    warning: t.expose('warning', {
      type: CartWarning,
      nullable: true,
      description:
        'QUANTITY_RAISED when more was added than asked for, because of the product’s terms; otherwise null.',
    }),
  }),
});

const CartLinesAddPayload = builder.objectRef<{ cart: Cart; results: LineResult[] }>('CartLinesAddPayload').implement({
  description: 'The result of adding lines.',
  fields: (t) => ({
    cart: t.expose('cart', { type: CartType, description: 'The cart after the change.' }),
    results: t.expose('results', {
      type: [CartLineAddition],
      description: 'What became of each line, in the order of the input.',
    }),
  }),
});

builder.mutationField('cartLinesAdd', (t) =>
  t.field({
    extensions: { scope: 'cart', isPublic: false },
    type: CartLinesAddPayload,
    description:
      'Adds many products to the cart in one call. The same product and variant share one line. ' +
      'Creates a cart when the caller has none; partners receive its token in the header `x-cart-token`.',
    errors: {
      types: [MaximumStockError],
      union: {
        description: 'The cart with what became of each line, or the error when stock ran out during the addition.',
      },
    },
    args: { input: t.arg({ type: CartLinesAddInput, required: true, description: 'The lines to add.' }) },
    resolve: (_, { input }, context) => {
      const { lines } = input;
      if (lines.length === 0 || lines.length > LINES_MAXIMUM)
        throw badUserInput(`\`lines\` must be 1 to ${LINES_MAXIMUM}.`);
      return addLines(context, lines, { isAllOrNothing: input.mode === 'ALL_OR_NOTHING', ...callersKeys(input) });
    },
  }),
);
