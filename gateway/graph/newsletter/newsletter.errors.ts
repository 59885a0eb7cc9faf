import { userError } from '../errors.schema.ts';

export const NewsletterRefusedError = userError('NEWSLETTER_REFUSED', 'Failed to subscribe to newsletter');
