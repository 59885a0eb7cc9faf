import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createGatewayServices } from './graph/services.ts';
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
import { logRequest, type LoggedRequest } from './server/request-logging.ts';
import { createHealth } from './observability/health.ts';
import { isLocalRequest } from './server/local-request.ts';
import { logBreakers } from './observability/log-breakers.ts';
import { createMetrics } from './observability/metrics.ts';
import { probeShop } from './server/probe.ts';
import { sendText } from './server/send-text.ts';
import { requestIdOf, routeOf } from './server/request-route.ts';
import { inRequest } from './upstream/request-context.ts';
import { inSpan } from './observability/spans.ts';
import { createObservabilityHandler } from './server/observability-routes.ts';
import { addressOf, createCallers, KEY_HEADER } from './execution/caller.ts';
import { schema } from './graph/schema.ts';
import { createSitemapHandler } from './server/sitemap/sitemap.ts';
import { createFeedHandler } from './server/feed/feed.ts';
import type { GatewayOptions } from './gateway-options.ts';

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
  const { config, logger, shopApiUrl, partners, rateLimiter } = options;
  const metrics = createMetrics();
  const logBreaker = logBreakers(logger);
  const services = createGatewayServices({
    config,
    shopApiUrl,
    shopSecret: options.shopSecret ?? null,
    cards: options.cards,
    metrics,
    onBreaker(breaker, isOpen) {
      metrics.breaker(breaker, isOpen);
      logBreaker(breaker, isOpen);
    },
    ...(options.changes && { changes: options.changes }),
    ...(options.onRestRequest && { onRestRequest: options.onRestRequest }),
  });
  const health = createHealth({ probe: () => probeShop(services.shopApi) });
  const isLocal = (request: IncomingMessage) => isLocalRequest(request, config.trustedProxies);
  const answerObservability = createObservabilityHandler({
    health,
    metrics,
    metricsToken: config.metricsToken ?? null,
    isLocal,
  });
  const warning = bankHolidaysWarning(services.now());
  if (warning) logger.warn(warning);
  const origin = config.publicUrl;
  const callerOf = createCallers({
    partners,
    isOpen: config.isGraphOpen,
    rateLimits: config.rateLimits,
    now: services.now,
  });
  const isKey = (key: string) => !('status' in callerOf({ headers: { [KEY_HEADER]: key }, address: '' }));
  const graphiql = createGraphiQL({
    title: config.shopName,
    isKey,
    assets: options.graphiql,
    development: config.development,
  });
  const graphql = createGraphQLHandler({
    schema,
    services,
    operations: options.operations,
    mask: createMask(logger),
    secureCookies: origin.startsWith('https:'),
    callerOf,
    allowsOrigin: partners.allowsOrigin,
    operationText: partners.operationText,
    logger,
    rateLimiter,
    addressOf: ({ headers, socket }) => addressOf(headers, socket.remoteAddress, config.trustedProxies),
    cacheSeconds: config.cacheSeconds,
  });
  const policy = createPagePolicy({
    thirdParties: { hasTagManager: config.tagManagerId !== null, chatOrigins: config.chat?.origins ?? [] },
    development: config.development,
    secure: origin.startsWith('https:'),
  });
  const visits = createVisits(rateLimiter, config);
  const page = createPageHandler({
    render: options.render,
    addressOf: options.addressOf,
    loggedPath: options.loggedPath,
    assets: options.assets,
    cache: createPageCache(config.cacheSeconds, services.changes),
    execute: graphql.execute,
    logger,
    origin,
    policy,
    busy: visits.busy,
    now: services.now,
  });
  const secure = createSecurityHeaders(origin);
  const image = createImageHandler({
    shopOrigin: new URL(shopApiUrl).origin,
    cache: openImageCache({ directory: join(config.dataDir, 'images'), bytesMaximum: config.imageCacheBytes, logger }),
    external: createExternalImages(config.imageHosts),
    logger,
  });
  const webhook = createWebhookHandler({
    cards: options.cards,
    record: (event) => recordPayment(services.shopApi, event),
    logger,
  });

  const outbox = config.devOutbox ? createOutboxHandler(services.shopApi, origin, isLocal) : null;
  const sitemap = createSitemapHandler({ services, origin, logger });
  const feed = createFeedHandler({ services, logger });
  const manifest = manifestText(config.shopName);
  const docs = createDocsHandler({ schema, facts: { ...config, origin }, assets: options.docs, kit: options.kit });

  async function answer(request: IncomingMessage, response: ServerResponse, logged: LoggedRequest): Promise<void> {
    const { path, requestId } = logged;
    if (logged.route === 'graphql') {
      if (graphiql.isWanted(request))
        return void ((await visits.admit('pages', request, response)) && graphiql.answer(request, response));
      logged.admission = await graphql.handle(request, response, requestId);
      return;
    }
    if (!isReadable(request.url ?? '/')) return sendText(response, 400, 'We can’t read that address.\n');
    if (logged.route === 'webhooks') return webhook(request, response, logged);
    if (logged.route === 'images') {
      const visit = await visits.admit('images', request, response);
      logged.isShed = visit !== null && (await image(request, response, path, visit)) === 'shed';
      return;
    }
    if (path === '/dev/outbox' && outbox) return outbox(request, response);
    if (await answerObservability(request, response, path)) return;
    if (path === '/site.webmanifest')
      return void response
        .writeHead(200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' })
        .end(manifest);
    const served = await new Promise<boolean>((resolve, reject) => {
      response.once('close', () => resolve(true));
      options.staticFiles(request, response, (error) => (error ? reject(error) : resolve(false)));
    });
    if (served) return;
    const visit = await visits.admit('pages', request, response);
    if (!visit || (await sitemap(request, response, path)) || docs(request, response, path)) return;
    if (await feed.handle(request, response, path, visit)) return;
    logged.isShed = (await page(request, response, requestId, visit)) === 'shed';
  }

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
      const run = () => answer(request, response, logged);
      inRequest(requestId, () => (span ? inSpan(span, run) : run())).catch((error: unknown) => {
        logger.error({ requestId, path: options.loggedPath(path), error }, 'a request failed');
        sendText(response, 500, `Something went wrong on our side. Please try again.\nRequest ${requestId}\n`);
      });
    },
    stopping: health.stop,
    async close() {
      await Promise.all([feed.close(), services.close()]);
    },
  };
}
