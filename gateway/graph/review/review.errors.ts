import { userError } from '../errors.schema.ts';

export const ReviewRefusedError = userError('REVIEW_REFUSED');

export const ReviewThrottledError = userError('REVIEW_THROTTLED');

export const ReviewsUnavailableError = userError('REVIEWS_UNAVAILABLE', 'This shop doesn’t take reviews.');
