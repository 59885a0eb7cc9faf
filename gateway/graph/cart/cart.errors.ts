import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import { UserError } from '../errors.ts';

export class VariantRequiredError extends UserError {
  override name = 'VariantRequiredError';
  constructor() {
    super('VARIANT_REQUIRED', 'Please select a finish.');
  }
}

export class MaximumStockError extends UserError {
  override name = 'MaximumStockError';
  readonly maximumQuantity: number;
  constructor(maximumQuantity: number) {
    super('MAXIMUM_STOCK', 'You have reached the maximum available stock for this item.');
    this.maximumQuantity = maximumQuantity;
  }
}

export class OutOfStockError extends UserError {
  override name = 'OutOfStockError';
  constructor(message: string) {
    super('OUT_OF_STOCK', message);
  }
}

export class InvalidQuantityError extends UserError {
  override name = 'InvalidQuantityError';
  constructor(message = `Please choose a quantity between 1 and ${LINE_QUANTITY_MAXIMUM.toLocaleString('en-GB')}.`) {
    super('INVALID_QUANTITY', message);
  }
}

export class ModifierNotFoundError extends UserError {
  override name = 'ModifierNotFoundError';
  constructor() {
    super('MODIFIER_NOT_FOUND', 'That add-on isn’t available with this product.');
  }
}

export class CartLineNotFoundError extends UserError {
  override name = 'CartLineNotFoundError';
  constructor() {
    super('CART_LINE_NOT_FOUND', 'That item is no longer in your basket.');
  }
}
