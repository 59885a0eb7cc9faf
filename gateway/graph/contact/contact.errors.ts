import { userError } from '../errors.schema.ts';

export const ContactThrottledError = userError('CONTACT_THROTTLED');

export const ContactRefusedError = userError('CONTACT_REFUSED');

export const ContactUnavailableError = userError(
  'CONTACT_UNAVAILABLE',
  'We can’t take messages here right now. Please call or email us.',
);
