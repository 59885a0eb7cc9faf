import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import { addLine } from './changes/add-line.changes.ts';
import { removeLine, updateLineQuantity } from './changes/line-change.ts';
import {
  CartLineNotFoundError,
  InvalidQuantityError,
  ModifierNotFoundError,
  OutOfStockError,
  VariantRequiredError,
} from './cart.errors.ts';
import type { AdditionKeys } from './cart.rest.ts';
import { MaximumStockError } from './maximum-stock.errors.ts';
import { CartLineAddPayload, CartLineRemovePayload, CartLineUpdatePayload } from './payloads.schema.ts';

/** A cart key is longer than an idempotency key: guessing it gives access to another shopper's cart. */
const KEY_LENGTHS = { idempotencyKey: { minimum: 8, maximum: 100 }, cartKey: { minimum: 16, maximum: 100 } };

export const IDEMPOTENCY_KEY =
  'Idempotency key, 8 to 100 characters. A retry with the same key for the same cart within ten minutes adds nothing ' +
  'and returns the cart. Without it each request adds.';

export const CartModifierInput = builder.inputType('CartModifierInput', {
  description: 'An add-on to buy together with a product.',
  fields: (t) => ({
    modifierId: t.id({ required: true, description: 'Global id of the group of add-ons: one of `Product.modifiers`.' }),
    optionId: t.id({ required: true, description: 'Global id of the add-on: one of `Modifier.options`.' }),
  }),
});

const CartLineAddInput = builder.inputType('CartLineAddInput', {
  description: 'A product to add to the cart. Its price and name come from the catalogue.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product: `Product.id`.' }),
    variantId: t.id({
      description: 'Global id of one of `Product.variants`; may be left out when the product has none or just one.',
    }),
    quantity: t.int({ required: true, defaultValue: 1, description: `The quantity to add, ${LINE_QUANTITY_RANGE}.` }),
    modifiers: t.field({
      type: [CartModifierInput],
      description: 'The chosen add-ons, at most one per group, each in the same quantity.',
    }),
    idempotencyKey: t.id({ description: IDEMPOTENCY_KEY }),
    cartKey: t.id({
      description:
        'Identifies the new cart of a caller without one: 16 to 100 random characters, as secret as the cart token. ' +
        'Additions with one key share one cart, in parallel or within ten minutes; without a key each creates one.',
    }),
  }),
});

const CartLineUpdateInput = builder.inputType('CartLineUpdateInput', {
  description: 'A line and its new quantity.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Global id of the line.' }),
    quantity: t.int({ required: true, description: `The new quantity: ${LINE_QUANTITY_RANGE}.` }),
  }),
});

const CartLineRemoveInput = builder.inputType('CartLineRemoveInput', {
  description: 'A line to remove, or whose quantity to reduce.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Global id of the line.' }),
    quantity: t.int({ description: `The quantity to remove: ${LINE_QUANTITY_RANGE}. Defaults to the whole line.` }),
  }),
});

/** Throws BAD_USER_INPUT for a key that is too short or too long. */
export function callersKeys({ idempotencyKey = null, cartKey = null }: AdditionKeys): Required<AdditionKeys> {
  for (const [name, key] of Object.entries({ idempotencyKey, cartKey })) {
    const { minimum, maximum } = KEY_LENGTHS[name as keyof typeof KEY_LENGTHS];
    if (key !== null && (key.length < minimum || key.length > maximum))
      throw badUserInput(`\`${name}\` must have ${minimum} to ${maximum} characters.`);
  }
  return { idempotencyKey, cartKey };
}

builder.mutationFields((t) => ({
  cartLineAdd: t.field({
    extensions: { scope: 'cart', isPublic: false },
    type: CartLineAddPayload,
    description:
      'Adds a product to the cart. The same product and variant share one line. ' +
      'Creates a cart when the caller has none; partners receive its token in the header `x-cart-token`.',
    errors: {
      types: [
        VariantRequiredError,
        MaximumStockError,
        OutOfStockError,
        InvalidQuantityError,
        ProductNotFoundError,
        ModifierNotFoundError,
      ],
      union: { description: 'The cart, or the error.' },
    },
    args: { input: t.arg({ type: CartLineAddInput, required: true, description: 'The product and quantity to add.' }) },
    resolve: (_, { input }, context) => addLine(context, input, callersKeys(input)),
  }),
  cartLineUpdate: t.field({
    extensions: { scope: 'cart', isPublic: false },
    type: CartLineUpdatePayload,
    description: 'Sets the quantity of a line; its add-ons follow.',
    errors: {
      types: [CartLineNotFoundError, MaximumStockError, InvalidQuantityError],
      union: { description: 'The cart, or the error.' },
    },
    args: { input: t.arg({ type: CartLineUpdateInput, required: true, description: 'The line and its quantity.' }) },
    resolve: (_, { input }, context) => updateLineQuantity(context, input.lineId, input.quantity),
  }),
  cartLineRemove: t.field({
    extensions: { scope: 'cart', isPublic: false },
    type: CartLineRemovePayload,
    description: 'Removes a line and its add-ons from the cart, or reduces its quantity.',
    errors: { types: [CartLineNotFoundError, InvalidQuantityError], union: { description: 'The cart, or the error.' } },
    args: {
      input: t.arg({ type: CartLineRemoveInput, required: true, description: 'The line and the quantity to remove.' }),
    },
    resolve: (_, { input }, context) => removeLine(context, input.lineId, input.quantity ?? null),
  }),
}));
