import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { PageAssets } from './server/pages/assets.ts';
import type { GraphiQLAssets } from './server/graphiql/assets.ts';
import type { PersistedOperations } from './execution/persisted-operations.ts';
import type { RenderPage } from './server/pages/pages.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import type { CardPayments } from './graph/payment/card-payments.ts';
import type { Tracer } from './observability/spans.ts';
import type { RateLimiter } from './partners/rate-limiter.ts';
import type { Partners } from './partners/registry.ts';

export interface GatewayOptions {
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
  operations: () => PersistedOperations;
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  /** The files that GraphiQL's page starts with. */
  graphiql: GraphiQLAssets;
  /** Serves a file of the build, or calls on when there is none. */
  staticFiles(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Tells caches, here and at other gateways, what changed in the catalogue. Defaults to changes through this gateway alone. */
  changes?: CatalogueChanges;
  /** Keeps traces; null for nobody. */
  tracer?: Tracer | null;
  /** Told of every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
}
