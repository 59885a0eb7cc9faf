import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Storefront } from './server/pages/storefront.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import type { CardPayments } from './graph/payment/card-payments.ts';
import type { Tracer } from './observability/spans.ts';
import type { RateLimiter } from './partners/rate-limiter.ts';
import type { Partners } from './partners/registry.ts';

export interface GatewayOptions extends Omit<Storefront, 'close'> {
  config: Config;
  /** Where the REST shop API is, its prefix included. */
  shopApiUrl: string;
  /** What the embedded shop knows its own gateway by; null for a shop API of somebody else. */
  shopSecret?: string | null;
  logger: Logger;
  /** Who takes cards for us; null for nobody. */
  cards: CardPayments | null;
  partners: Partners;
  rateLimiter: RateLimiter;
  /** Tells caches, here and at other gateways, what changed in the catalogue. Defaults to changes through this gateway alone. */
  changes?: CatalogueChanges;
  /** Keeps traces; null for nobody. */
  tracer?: Tracer | null;
  /** Told of every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
}
