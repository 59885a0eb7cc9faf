import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { ReadModel } from './read-model.ts';
import type { BoundRoutes } from './routes/route.ts';

/** Carts, orders, payment, customers and what they own: the embedded shop's own, or another system's. */
export interface Commerce extends Pick<ReadModel, 'ratings'> {
  routes: readonly BoundRoutes[];
  capabilities: readonly Capability[];
  close(): Promise<void>;
}

/** The system that sells is not set up as this shop needs it; the message is one line that says what to do. */
export class CommerceRefusedError extends Error {
  override name = 'CommerceRefusedError';
}

/** The system that sells does not answer; what was asked of it may have taken effect. */
export class CommerceUnavailableError extends Error {
  override name = 'CommerceUnavailableError';
}

/** Errors of other threads keep their name but not their class. */
export const isCommerceRefused = (error: unknown): error is Error =>
  error instanceof Error && error.name === CommerceRefusedError.name;
