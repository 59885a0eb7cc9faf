import { UserError } from '../errors.ts';

// Not in cart.errors.ts, which builds types: cart.rest.ts throws it, and the builder knows the cart by its context.
export class MaximumStockError extends UserError {
  readonly maximumQuantity: number;
  constructor(maximumQuantity: number) {
    super('MAXIMUM_STOCK', 'You have reached the maximum available stock for this item.');
    this.maximumQuantity = maximumQuantity;
  }
}
