import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { PageAssets } from './http/assets.ts';
import type { GraphiQLAddresses } from './http/console/package-files.ts';
import type { Operations } from './http/operations.ts';
import type { RenderPage } from './http/pages.ts';
import type { CardPayments } from './payment/card-payments.ts';
import type { Tracer } from './operate/spans.ts';
import type { Quota } from './partner/quota.ts';
import type { Partners } from './partner/registry.ts';

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
  quota: Quota;
  operations: () => Operations;
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  /** Where GraphiQL's files are, among those of the build. */
  graphiql: GraphiQLAddresses;
  /** Serves a file of the build, or calls on when there is none. */
  staticFiles(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Keeps traces; null for nobody. */
  tracer?: Tracer | null;
  /** Told of every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
}
