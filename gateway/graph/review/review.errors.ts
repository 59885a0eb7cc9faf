import { UserError } from '../errors.ts';

export class ReviewRefusedError extends UserError {
  override name = 'ReviewRefusedError';
  constructor(reason: string) {
    super('REVIEW_REFUSED', reason);
  }
}

export class ReviewThrottledError extends UserError {
  override name = 'ReviewThrottledError';
  constructor(message: string) {
    super('REVIEW_THROTTLED', message);
  }
}

export class ReviewsUnavailableError extends UserError {
  override name = 'ReviewsUnavailableError';
  constructor() {
    super('REVIEWS_UNAVAILABLE', 'This shop doesn’t take reviews.');
  }
}
