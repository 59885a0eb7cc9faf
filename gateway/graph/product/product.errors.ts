import { UserError } from '../errors.ts';

export class ProductNotFoundError extends UserError {
  override name = 'ProductNotFoundError';
  constructor() {
    super('PRODUCT_NOT_FOUND', 'Product not found');
  }
}
