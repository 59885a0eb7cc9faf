import { UserError } from '../errors.ts';

export class NewsletterRefusedError extends UserError {
  override name = 'NewsletterRefusedError';
  constructor() {
    super('NEWSLETTER_REFUSED', 'Failed to subscribe to newsletter');
  }
}
