import { UserError } from '../cart/cart.errors.ts';
import type { ReviewFault } from './review.rules.ts';

export class InvalidReviewError extends UserError {
  override name = 'InvalidReviewError';
  readonly faults: readonly ReviewFault[];
  constructor(faults: readonly ReviewFault[]) {
    super('INVALID_REVIEW', 'Please check the marked fields.');
    this.faults = faults;
  }
}

export class ReviewRefusedError extends UserError {
  override name = 'ReviewRefusedError';
  constructor(reason: string) {
    super('REVIEW_REFUSED', reason);
  }
}

export class ReviewsUnavailableError extends UserError {
  override name = 'ReviewsUnavailableError';
  constructor() {
    super('REVIEWS_UNAVAILABLE', 'This shop does not take reviews.');
  }
}
