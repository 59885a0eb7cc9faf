import { UserError } from '../errors.ts';

export class OrderNotFoundError extends UserError {
  override name = 'OrderNotFoundError';
  constructor(message = 'We can’t find that order.') {
    super('ORDER_NOT_FOUND', message);
  }
}

export class NothingToReorderError extends UserError {
  override name = 'NothingToReorderError';
  constructor() {
    super('NOTHING_TO_REORDER', 'Nothing from this order is available any more.');
  }
}

export class TrackingRefusedError extends UserError {
  override name = 'TrackingRefusedError';
  constructor(message: string) {
    super('TRACKING_REFUSED', message);
  }
}

export class TrackingUnavailableError extends UserError {
  override name = 'TrackingUnavailableError';
  constructor() {
    super('TRACKING_UNAVAILABLE', 'We can’t look up orders here right now. Please call or email us.');
  }
}
