import { userError } from '../errors.schema.ts';

export const OrderNotFoundError = userError('ORDER_NOT_FOUND', 'We can’t find that order.');

export const NothingToReorderError = userError('NOTHING_TO_REORDER', 'Nothing from this order is available any more.');

export const TrackingRefusedError = userError('TRACKING_REFUSED');

export const TrackingUnavailableError = userError(
  'TRACKING_UNAVAILABLE',
  'We can’t look up orders here right now. Please call or email us.',
);
