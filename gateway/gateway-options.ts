import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import type { Storefront } from './server/pages/storefront.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import type { CardPayments } from './graph/payment/card-payments.ts';
import type { Tracer } from './observability/spans.ts';
import type { RateLimiter } from './partners/rate-limiter.ts';
import type { Partners } from './partners/registry.ts';

export interface GatewayOptions extends Omit<Storefront, 'close'> {
  config: Config;
  /** The base URL of the REST shop API, with its path prefix. */
  shopApiUrl: string;
  /** The secret that signs calls which the shop API accepts from its gateway alone. Defaults to null: none. */
  shopSecret?: string | null;
  logger: Logger;
  /** The payment provider for cards; null disables card payments. */
  cards: CardPayments | null;
  partners: Partners;
  rateLimiter: RateLimiter;
  /** Announces catalogue changes to caches, here and in other gateways. Defaults to changes made through this gateway. */
  changes?: CatalogueChanges;
  /** Records traces. Defaults to null: no tracing. */
  tracer?: Tracer | null;
  /** Called with every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
}
