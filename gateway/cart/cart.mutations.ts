import { GraphQLError } from 'graphql';
import { LINE_QUANTITY_RANGE } from '../../domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import { addLine, removeLine, updateLineQuantity } from './cart.changes.ts';
import {
  CartLineNotFoundError,
  InvalidQuantityError,
  MaximumStockError,
  ModifierNotFoundError,
  OutOfStockError,
  VariantRequiredError,
} from './cart.errors.ts';
import { CartLineAddPayload, CartLineRemovePayload, CartLineUpdatePayload } from './payloads.schema.ts';

const KEY_LENGTHS = { minimum: 8, maximum: 100 };
/** Longer: who guesses it puts things into another's cart. */
const CART_KEY_LENGTHS = { minimum: 16, maximum: 100 };

const CartModifierInput = builder.inputType('CartModifierInput', {
  description: 'An add-on to buy together with a product.',
  fields: (t) => ({
    modifierId: t.id({ required: true, description: 'Global id of the group of add-ons: one of `Product.modifiers`.' }),
    optionId: t.id({ required: true, description: 'Global id of the add-on: one of `Modifier.options`.' }),
  }),
});

const CartLineAddInput = builder.inputType('CartLineAddInput', {
  description: 'What to put in the cart. Its price and name are always the catalogue’s.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product: `Product.id`.' }),
    variantId: t.id({
      description: 'Global id of one of `Product.variants`; may be left out when the product has none or just one.',
    }),
    quantity: t.int({ required: true, defaultValue: 1, description: `How many to add: ${LINE_QUANTITY_RANGE}.` }),
    modifiers: t.field({
      type: [CartModifierInput],
      description: 'Add-ons, one per group at most; each in the same quantity.',
    }),
    idempotencyKey: t.id({
      description:
        'Names this addition, 8 to 100 characters: sent again within ten minutes to the same cart, as after a lost answer, it adds nothing more and answers the cart. Each time anew unless given.',
    }),
    cartKey: t.id({
      description:
        'Names the cart of a caller that has none yet: a random text of 16 to 100 characters, kept as secret as the cart’s token. First additions with the same key, sent side by side or again within ten minutes, go into one cart. Means nothing once the caller has a cart; each goes into a cart of its own unless given.',
    }),
  }),
});

const CartLineUpdateInput = builder.inputType('CartLineUpdateInput', {
  description: 'A line and the quantity it is to have.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Global id of the line.' }),
    quantity: t.int({ required: true, description: `The new quantity: ${LINE_QUANTITY_RANGE}.` }),
  }),
});

const CartLineRemoveInput = builder.inputType('CartLineRemoveInput', {
  description: 'A line to take out, or to take some off.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Global id of the line.' }),
    quantity: t.int({ description: `How many to take off: ${LINE_QUANTITY_RANGE}. Defaults to the whole line.` }),
  }),
});

function keyOf(
  name: string,
  key: string | number | bigint | null | undefined,
  { minimum, maximum }: { minimum: number; maximum: number },
): string | null {
  if (key === null || key === undefined) return null;
  const { length } = String(key);
  if (length < minimum || length > maximum) {
    throw new GraphQLError(`\`${name}\` must have ${minimum} to ${maximum} characters.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return String(key);
}

builder.mutationFields((t) => ({
  cartLineAdd: t.field({
    type: CartLineAddPayload,
    description:
      'Puts a product in the cart; the same product and variant add up in one line. A caller without a cart is given one: partners are told its token in the header `x-cart-token`.',
    errors: {
      types: [
        VariantRequiredError,
        MaximumStockError,
        OutOfStockError,
        InvalidQuantityError,
        ProductNotFoundError,
        ModifierNotFoundError,
      ],
      union: { name: 'CartLineAddResult', description: 'The cart, or why nothing was added.' },
    },
    args: { input: t.arg({ type: CartLineAddInput, required: true, description: 'What to add.' }) },
    resolve: (_, { input }, context) =>
      addLine(context, {
        productId: String(input.productId),
        variantId: input.variantId == null ? null : String(input.variantId),
        quantity: input.quantity,
        modifiers: (input.modifiers ?? []).map(({ modifierId, optionId }) => ({
          modifierId: String(modifierId),
          optionId: String(optionId),
        })),
        idempotencyKey: keyOf('idempotencyKey', input.idempotencyKey, KEY_LENGTHS),
        cartKey: keyOf('cartKey', input.cartKey, CART_KEY_LENGTHS),
      }),
  }),
  cartLineUpdate: t.field({
    type: CartLineUpdatePayload,
    description: 'Sets the quantity of a line; its add-ons follow.',
    errors: {
      types: [CartLineNotFoundError, MaximumStockError, InvalidQuantityError],
      union: { name: 'CartLineUpdateResult', description: 'The cart, or why nothing was changed.' },
    },
    args: { input: t.arg({ type: CartLineUpdateInput, required: true, description: 'The line and its quantity.' }) },
    resolve: (_, { input }, context) => updateLineQuantity(context, String(input.lineId), input.quantity),
  }),
  cartLineRemove: t.field({
    type: CartLineRemovePayload,
    description: 'Takes a line out of the cart, and its add-ons with it; or takes some off its quantity.',
    errors: {
      types: [CartLineNotFoundError, InvalidQuantityError],
      union: { name: 'CartLineRemoveResult', description: 'The cart, or why nothing was removed.' },
    },
    args: { input: t.arg({ type: CartLineRemoveInput, required: true, description: 'The line, and how many.' }) },
    resolve: (_, { input }, context) => removeLine(context, String(input.lineId), input.quantity ?? null),
  }),
}));
