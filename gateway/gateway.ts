import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createGatewayServices, type GatewayServices } from './graph/services.ts';
import { bankHolidaysWarning } from '@storefront/domain/calendar.rules.ts';
import { createDocsHandler } from './server/docs/docs.ts';
import { createExternalImages } from './server/images/image-sources.ts';
import { createGraphiQL } from './server/graphiql/graphiql.ts';
import { createGraphQLHandler } from './execution/graphql-handler.ts';
import { openImageCache } from './server/images/image-cache.ts';
import { createImageHandler } from './server/images/images.ts';
import { createVisits } from './server/load/visits.ts';
import { manifestText } from './server/pages/manifest.ts';
import { createMask } from './execution/masking.ts';
import { createPageCache } from './server/pages/page-cache.ts';
import { createPageHandler } from './server/pages/pages.ts';
import { isReadable } from './server/policy/addresses.ts';
import { createPagePolicy } from './server/policy/content-security.ts';
import { createSecurityHeaders } from './server/policy/security-headers.ts';
import { createWebhookHandler } from './graph/payment/webhooks.ts';
import { createOutboxHandler } from './server/outbox/outbox.ts';
import { recordPayment } from './graph/order/order.rest.ts';
import { logRequest, requestIdOf, routeOf, type LoggedRequest } from './server/request-logging.ts';
import { createHealth, type Health } from './observability/health.ts';
import { isLocalRequest } from './server/local-request.ts';
import { logBreakers } from './observability/log-breakers.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { sendText } from './server/send-text.ts';
import { inRequest } from './upstream/request-context.ts';
import { inSpan, type Tracer } from './observability/spans.ts';
import { createObservabilityHandler, probeShop } from './server/observability-routes.ts';
import { addressOf, createCallers, KEY_HEADER } from './execution/caller.ts';
import { schema } from './graph/schema.ts';
import { createSitemapHandler } from './server/sitemap/sitemap.ts';
import { createFeedHandler } from './server/feed/feed.ts';
import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import type { Storefront } from './server/pages/storefront.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import type { CardPayments } from './graph/payment/card-payments.ts';
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

/** The gateway's request handler, and its shutdown. */
export interface Gateway {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Makes `/readyz` answer 503, so that load balancers send new requests elsewhere. */
  stopping(): void;
  /** Closes connections to the shop API, after the last request. */
  close(): Promise<void>;
}

/** Builds the gateway: pages, the graph, images, documentation and static files behind one request handler. */
export function createGateway(options: GatewayOptions): Gateway {
  const { config, logger } = options;
  const metrics = createMetrics();
  const services = openServices(options, metrics);
  const health = createHealth({ probe: () => probeShop(services.shopApi) });
  const handlers = createHandlers(options, { services, metrics, health });
  const secure = createSecurityHeaders(config.publicUrl);
  const warning = bankHolidaysWarning(services.now());
  if (warning) logger.warn(warning);

  return {
    handle(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      const logged: LoggedRequest = {
        requestId: requestIdOf(request),
        method: request.method ?? '',
        path,
        route: routeOf(path),
        admission: null,
        isShed: false,
      };
      const { requestId } = logged;
      response.setHeader('x-request-id', requestId);
      secure(response);
      const span = logRequest(logged, request, response, {
        loggedPath: options.loggedPath,
        logger,
        metrics,
        tracer: options.tracer ?? null,
      });
      const run = () => answer(handlers, request, response, logged);
      inRequest(requestId, () => (span ? inSpan(span, run) : run())).catch((error: unknown) => {
        logger.error({ requestId, path: options.loggedPath(path), error }, 'a request failed');
        sendText(response, 500, `Something went wrong on our side. Please try again.\nRequest ${requestId}\n`);
      });
    },
    stopping: health.stop,
    async close() {
      await Promise.all([handlers.feed.close(), services.close()]);
    },
  };
}

function openServices(
  { config, logger, shopApiUrl, shopSecret = null, cards, changes, onRestRequest }: GatewayOptions,
  metrics: Metrics,
): GatewayServices {
  const logBreaker = logBreakers(logger);
  return createGatewayServices({
    config,
    shopApiUrl,
    shopSecret,
    cards,
    metrics,
    onBreaker(breaker, isOpen) {
      metrics.breaker(breaker, isOpen);
      logBreaker(breaker, isOpen);
    },
    ...(changes && { changes }),
    ...(onRestRequest && { onRestRequest }),
  });
}

interface Parts {
  services: GatewayServices;
  metrics: Metrics;
  health: Health;
}

/** Creates what answers requests; `answer` says which of them does. */
function createHandlers(options: GatewayOptions, { services, metrics, health }: Parts) {
  const { config, logger } = options;
  const origin = config.publicUrl;
  const isLocal = (request: IncomingMessage) => isLocalRequest(request, config.trustedProxies);
  const visits = createVisits(options.rateLimiter, config);
  const graph = createGraph(options, services);
  return {
    ...graph,
    visits,
    page: createPageHandler({
      render: options.render,
      addressOf: options.addressOf,
      loggedPath: options.loggedPath,
      assets: options.assets,
      cache: createPageCache(config.cacheSeconds, services.changes),
      execute: graph.graphql.execute,
      logger,
      origin,
      policy: createPagePolicy({
        thirdParties: { hasTagManager: config.tagManagerId !== null, chatOrigins: config.chat?.origins ?? [] },
        development: config.development,
        secure: origin.startsWith('https:'),
      }),
      busy: visits.busy,
      now: services.now,
    }),
    image: createImageHandler({
      shopOrigin: new URL(options.shopApiUrl).origin,
      cache: openImageCache({
        directory: join(config.dataDir, 'images'),
        bytesMaximum: config.imageCacheBytes,
        logger,
      }),
      external: createExternalImages(config.imageHosts),
      logger,
    }),
    webhook: createWebhookHandler({
      cards: options.cards,
      record: (event) => recordPayment(services.shopApi, event),
      logger,
    }),
    observability: createObservabilityHandler({
      health,
      metrics,
      metricsToken: config.metricsToken ?? null,
      isLocal,
    }),
    outbox: config.devOutbox ? createOutboxHandler(services.shopApi, origin, isLocal) : null,
    sitemap: createSitemapHandler({ services, origin, logger }),
    feed: createFeedHandler({ services, logger }),
    docs: createDocsHandler({ facts: config, pages: options.docsPages, kit: options.kit }),
    manifest: manifestText(config.shopName),
    staticFiles: options.staticFiles,
  };
}

/** The graph over HTTP, and GraphiQL for those whose key it accepts. */
function createGraph({ config, partners, logger, ...options }: GatewayOptions, services: GatewayServices) {
  const callerOf = createCallers({
    partners,
    isOpen: config.isGraphOpen,
    rateLimits: config.rateLimits,
    now: services.now,
  });
  return {
    graphiql: createGraphiQL({
      title: config.shopName,
      isKey: (key) => !('status' in callerOf({ headers: { [KEY_HEADER]: key }, address: '' })),
      assets: options.graphiql,
      development: config.development,
    }),
    graphql: createGraphQLHandler({
      schema,
      services,
      operations: options.operations,
      mask: createMask(logger),
      secureCookies: config.publicUrl.startsWith('https:'),
      callerOf,
      allowsOrigin: partners.allowsOrigin,
      operationText: partners.operationText,
      logger,
      rateLimiter: options.rateLimiter,
      addressOf: ({ headers, socket }) => addressOf(headers, socket.remoteAddress, config.trustedProxies),
      cacheSeconds: config.cacheSeconds,
    }),
  };
}

async function answer(
  handlers: ReturnType<typeof createHandlers>,
  request: IncomingMessage,
  response: ServerResponse,
  logged: LoggedRequest,
): Promise<void> {
  const { graphql, graphiql, visits } = handlers;
  const { path, requestId } = logged;
  if (logged.route === 'graphql') {
    if (graphiql.isWanted(request))
      return void ((await visits.admit('pages', request, response)) && graphiql.answer(request, response));
    logged.admission = await graphql.handle(request, response, requestId);
    return;
  }
  if (!isReadable(request.url ?? '/')) return sendText(response, 400, 'We can’t read that address.\n');
  if (logged.route === 'webhooks') return handlers.webhook(request, response, logged);
  if (logged.route === 'images') {
    const visit = await visits.admit('images', request, response);
    logged.isShed = visit !== null && (await handlers.image(request, response, path, visit)) === 'shed';
    return;
  }
  if (path === '/dev/outbox' && handlers.outbox) return handlers.outbox(request, response);
  if (await handlers.observability(request, response, path)) return;
  if (path === '/site.webmanifest')
    return void response
      .writeHead(200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' })
      .end(handlers.manifest);
  const served = await new Promise<boolean>((resolve, reject) => {
    response.once('close', () => resolve(true));
    handlers.staticFiles(request, response, (error) => (error ? reject(error) : resolve(false)));
  });
  if (served) return;
  const visit = await visits.admit('pages', request, response);
  if (!visit || (await handlers.sitemap(request, response, path)) || handlers.docs(request, response, path)) return;
  if (await handlers.feed.handle(request, response, path, visit)) return;
  logged.isShed = (await handlers.page(request, response, requestId, visit)) === 'shed';
}
