import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { ReadModel } from './read-model.ts';
import type { BoundRoutes } from './routes/route.ts';

/** What sells: carts, checkout, orders, payment, customers and what they own. The embedded shop's own, or another system. */
export interface Commerce extends Pick<ReadModel, 'ratings'> {
  routes: readonly BoundRoutes[];
  /** What it understands beyond the least. */
  capabilities: readonly Capability[];
  close(): Promise<void>;
}
