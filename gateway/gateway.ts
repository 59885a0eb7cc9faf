import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createGatewayServices } from './context.ts';
import { bankHolidaysWarning } from './delivery/calendar.rules.ts';
import type { PageAssets } from './http/assets.ts';
import { createExternalImages } from './http/external-images.ts';
import { createGraphQLHandler } from './http/graphql.ts';
import { createImageHandler } from './http/images.ts';
import { manifestText } from './http/manifest.ts';
import { createMask } from './http/masking.ts';
import type { Operations } from './http/operations.ts';
import { createPageHandler, type RenderPage } from './http/pages.ts';
import { isReadable } from './http/policy/addresses.ts';
import { createPagePolicy } from './http/policy/content-security.ts';
import { createSecurityHeaders } from './http/policy/security-headers.ts';
import { createWebhookHandler } from './payment/webhooks.ts';
import { createOutboxHandler } from './outbox/outbox.ts';
import { recordPayment } from './order/order.rest.ts';
import type { CardPayments } from './payment/card-payments.ts';
import { schema } from './schema.ts';
import { createSitemapHandler } from './sitemap/sitemap.ts';

export interface GatewayOptions {
  config: Config;
  /** Where the REST shop API is, its prefix included. */
  shopApiUrl: string;
  logger: Logger;
  /** Who takes cards for us; null for nobody. */
  cards: CardPayments | null;
  operations: () => Operations;
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  /** Serves a file of the build, or calls on when there is none. */
  staticFiles(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** Builds the whole product behind one request handler: pages, the graph, images, files. */
export function createGateway(options: GatewayOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, logger, shopApiUrl } = options;
  const services = createGatewayServices({ config, shopApiUrl, cards: options.cards });
  const warning = bankHolidaysWarning(services.now());
  if (warning) logger.warn(warning);
  const origin = config.publicUrl;
  const graphql = createGraphQLHandler({
    schema,
    services,
    operations: options.operations,
    mask: createMask(logger),
    secureCookies: origin.startsWith('https:'),
    title: config.shopName,
  });
  const policy = createPagePolicy({
    thirdParties: { hasTagManager: config.tagManagerId !== null, chatOrigins: config.chat?.origins ?? [] },
    development: config.development,
    secure: origin.startsWith('https:'),
  });
  const page = createPageHandler({ render: options.render, assets: options.assets, execute: graphql.execute, logger, origin, policy });
  const secure = createSecurityHeaders(origin);
  const image = createImageHandler({ shopOrigin: new URL(shopApiUrl).origin, directory: join(config.dataDir, 'images'), external: createExternalImages(config.imageHosts), logger });

  const webhook = createWebhookHandler({ cards: options.cards, record: (event) => recordPayment(services.shopApi, event), logger });

  const outbox = config.devOutbox ? createOutboxHandler(services.shopApi) : null;
  const sitemap = createSitemapHandler({ services, origin, logger });
  const manifest = manifestText(config.shopName);

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!isReadable(request.url ?? '/')) return void response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('That address cannot be read.\n');
    if (path === '/graphql') return graphql.handle(request, response, requestId);
    if (path === '/webhooks/stripe') return webhook(request, response, requestId);
    if (path.startsWith('/images/')) return image(request, response, path);
    if (path === '/dev/outbox' && outbox) return outbox(request, response);
    if (path === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok\n');
    if (path === '/site.webmanifest') return void response.writeHead(200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' }).end(manifest);
    if (await sitemap(request, response, path)) return;
    const served = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true));
      options.staticFiles(request, response, () => resolve(false));
    });
    if (!served) await page(request, response, requestId);
  }

  return (request, response) => {
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    secure(response);
    answer(request, response, requestId).catch((error: unknown) => {
      // Without its query, which may hold a key.
      logger.error({ requestId, path: request.url?.split('?', 1)[0], error }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(`Something went wrong on our side. Please try again.\nRequest ${requestId}\n`);
    });
  };
}

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
