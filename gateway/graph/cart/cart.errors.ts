import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { userError, userErrorType } from '../errors.schema.ts';
import { MaximumStockError } from './maximum-stock.errors.ts';

export const VariantRequiredError = userError('VARIANT_REQUIRED', 'Please select a finish.');

userErrorType(MaximumStockError, 'MAXIMUM_STOCK');

builder.objectFields(MaximumStockError, (t) => ({
  maximumQuantity: t.exposeInt('maximumQuantity', {
    nullable: true,
    description: 'The maximum quantity of the item in the cart.',
  }),
}));

export const OutOfStockError = userError('OUT_OF_STOCK');

export const InvalidQuantityError = userError(
  'INVALID_QUANTITY',
  `Please choose a quantity between 1 and ${LINE_QUANTITY_MAXIMUM.toLocaleString('en-GB')}.`,
);

export const ModifierNotFoundError = userError('MODIFIER_NOT_FOUND', 'That add-on isn’t available with this product.');

export const CartLineNotFoundError = userError('CART_LINE_NOT_FOUND', 'That item is no longer in your basket.');
