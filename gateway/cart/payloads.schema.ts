import { LINE_QUANTITY_RANGE } from '../../domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { UserError } from '../errors.ts';
import { encodeId } from '../ids.rules.ts';
import type { CartChange, CartRemoval } from './cart.changes.ts';
import {
  CartLineNotFoundError,
  InvalidQuantityError,
  MaximumStockError,
  ModifierNotFoundError,
  OutOfStockError,
  VariantRequiredError,
} from './cart.errors.ts';
import { CartLineType, CartType } from './cart.schema.ts';
import { CartWarning } from './warning.schema.ts';

builder.objectType(VariantRequiredError, {
  name: 'VariantRequiredError',
  description:
    'The product has several variants and none of them was chosen: pass one of `Product.variants`. Code VARIANT_REQUIRED.',
  interfaces: [UserError],
});
builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'None can be bought now. Code OUT_OF_STOCK.',
  interfaces: [UserError],
});
builder.objectType(InvalidQuantityError, {
  name: 'InvalidQuantityError',
  description: `The quantity is not from ${LINE_QUANTITY_RANGE}, or the line is an add-on, which follows the line it goes with. Code INVALID_QUANTITY.`,
  interfaces: [UserError],
});
builder.objectType(ModifierNotFoundError, {
  name: 'ModifierNotFoundError',
  description: 'A chosen add-on does not go with the product. Code MODIFIER_NOT_FOUND.',
  interfaces: [UserError],
});
builder.objectType(CartLineNotFoundError, {
  name: 'CartLineNotFoundError',
  description: 'The id names no line of the caller’s cart. Code CART_LINE_NOT_FOUND.',
  interfaces: [UserError],
});
builder.objectType(MaximumStockError, {
  name: 'MaximumStockError',
  description: 'The cart would hold more than there is. Code MAXIMUM_STOCK.',
  interfaces: [UserError],
  fields: (t) => ({
    maximumQuantity: t.exposeInt('maximumQuantity', {
      nullable: true,
      description: 'The most that the cart may hold of it.',
    }),
  }),
});

export const CartLineAddPayload = changePayload(
  'CartLineAddPayload',
  'What the cart came to by an addition.',
  'The line that it landed on.',
);
export const CartLineUpdatePayload = changePayload(
  'CartLineUpdatePayload',
  'What the cart came to by a change of quantity.',
  'The changed line.',
);

function changePayload(name: string, description: string, lineDescription: string) {
  return builder.objectRef<CartChange>(name).implement({
    description,
    fields: (t) => ({
      cart: t.field({ type: CartType, description: 'The whole cart after it.', resolve: ({ cart }) => cart }),
      line: t.field({ type: CartLineType, description: lineDescription, resolve: ({ line }) => line }),
      warnings: t.field({
        type: [CartWarning],
        description: 'What was adjusted; empty for nothing.',
        resolve: ({ warnings }) => warnings,
      }),
    }),
  });
}

export const CartLineRemovePayload = builder.objectRef<CartRemoval>('CartLineRemovePayload').implement({
  description: 'What the cart came to by a removal.',
  fields: (t) => ({
    cart: t.field({ type: CartType, description: 'The whole cart after it.', resolve: ({ cart }) => cart }),
    removedLineIds: t.idList({
      description: 'Global ids of the lines that have gone: the line itself at zero, and its add-ons.',
      resolve: ({ removedLineIds }) => removedLineIds.map((id) => encodeId('CartLine', id)),
    }),
    warnings: t.field({
      type: [CartWarning],
      description: 'Always empty: a removal adjusts nothing else. Here so that every payload reads the same.',
      resolve: () => [],
    }),
  }),
});
