import { UserError } from '../errors.ts';

export class OrderNotFoundError extends UserError {
  override name = 'OrderNotFoundError';
  constructor() {
    super('ORDER_NOT_FOUND', 'We can’t find that order.');
  }
}

export class NothingToReorderError extends UserError {
  override name = 'NothingToReorderError';
  constructor() {
    super('NOTHING_TO_REORDER', 'Nothing from this order is available any more.');
  }
}
