import { LINE_QUANTITY_RANGE } from '../../../domain/quantity.rules.ts';
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
    'The product has several variants and none was chosen: pass one of `Product.variants`. Code VARIANT_REQUIRED.',
  interfaces: [UserError],
});
builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'The item is out of stock. Code OUT_OF_STOCK.',
  interfaces: [UserError],
});
builder.objectType(InvalidQuantityError, {
  name: 'InvalidQuantityError',
  description: `The quantity is not ${LINE_QUANTITY_RANGE}, or the line is an add-on, whose quantity follows its parent line. Code INVALID_QUANTITY.`,
  interfaces: [UserError],
});
builder.objectType(ModifierNotFoundError, {
  name: 'ModifierNotFoundError',
  description: 'A chosen add-on is not available for this product. Code MODIFIER_NOT_FOUND.',
  interfaces: [UserError],
});
builder.objectType(CartLineNotFoundError, {
  name: 'CartLineNotFoundError',
  description: 'The id is not a line of the caller’s cart. Code CART_LINE_NOT_FOUND.',
  interfaces: [UserError],
});
builder.objectType(MaximumStockError, {
  name: 'MaximumStockError',
  description: 'The cart would hold more than is in stock. Code MAXIMUM_STOCK.',
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
  'The result of adding a line.',
  'The line that was added or increased.',
);
export const CartLineUpdatePayload = changePayload(
  'CartLineUpdatePayload',
  'The result of changing a line’s quantity.',
  'The changed line.',
);

function changePayload(name: string, description: string, lineDescription: string) {
  return builder.objectRef<CartChange>(name).implement({
    description,
    fields: (t) => ({
      cart: t.field({ type: CartType, description: 'The cart after the change.', resolve: ({ cart }) => cart }),
      line: t.field({ type: CartLineType, description: lineDescription, resolve: ({ line }) => line }),
      warnings: t.field({
        type: [CartWarning],
        description: 'Adjustments that were made; empty for none.',
        resolve: ({ warnings }) => warnings,
      }),
    }),
  });
}

export const CartLineRemovePayload = builder.objectRef<CartRemoval>('CartLineRemovePayload').implement({
  description: 'The result of removing a line.',
  fields: (t) => ({
    cart: t.field({ type: CartType, description: 'The cart after the change.', resolve: ({ cart }) => cart }),
    removedLineIds: t.idList({
      description: 'Global ids of the removed lines: the line itself when its quantity reached 0, and its add-ons.',
      resolve: ({ removedLineIds }) => removedLineIds.map((id) => encodeId('CartLine', id)),
    }),
    warnings: t.field({
      type: [CartWarning],
      description: 'Always empty; present for consistency with the other cart payloads.',
      resolve: () => [],
    }),
  }),
});
