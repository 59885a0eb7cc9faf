import { UserError } from '../errors.ts';

export class ContactThrottledError extends UserError {
  override name = 'ContactThrottledError';
  constructor(message: string) {
    super('CONTACT_THROTTLED', message);
  }
}

export class ContactRefusedError extends UserError {
  override name = 'ContactRefusedError';
  constructor(message: string) {
    super('CONTACT_REFUSED', message);
  }
}

export class ContactUnavailableError extends UserError {
  override name = 'ContactUnavailableError';
  constructor() {
    super('CONTACT_UNAVAILABLE', 'We can’t take messages here right now. Please call or email us.');
  }
}
