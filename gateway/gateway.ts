import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { readPicture } from '@storefront/schema/shop-folder/content/read-content.ts';
import { bankHolidaysWarning } from '@storefront/domain/calendar.rules.ts';
import { warnOfUnknownCategories } from './graph/category/unknown-categories.ts';
import { recordPayment } from './graph/order/order.rest.ts';
import type { CardPayments } from './graph/payment/card-payments.ts';
import { schema } from './graph/schema.ts';
import { createGatewayServices, type GatewayServices } from './graph/services.ts';
import { addressOf, createCallers } from './graphql-server/caller.ts';
import { createCdn, type Cdn } from './graphql-server/cdn/cdn.ts';
import { createExampleValues, type ExampleValues } from './graphql-server/graphiql/example-values.ts';
import { createGraphiQL } from './graphql-server/graphiql/graphiql.ts';
import { createGraphQLServer } from './graphql-server/graphql-server.ts';
import { createMaskError } from './graphql-server/mask-error.ts';
import { createHealth } from './observability/health.ts';
import { logBreakers } from './observability/log-breakers.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import type { Tracer } from './observability/spans.ts';
import type { RateLimiter } from './partners/rate-limiter.ts';
import type { Partners } from './partners/registry.ts';
import type { PartnerTables } from './partners/store/partner-tables.ts';
import { openWebhooks } from './partners/webhooks/open-webhooks.ts';
import type { OrderEvents } from './partners/webhooks/order-events.ts';
import { cookieProbeRoutes } from './server/cookie-probe.ts';
import { docsRoutes } from './server/docs/docs.ts';
import { documentArchiveRoutes } from './server/documents/document-archive.ts';
import { documentRoutes } from './server/documents/document-routes.ts';
import { feedRoutes } from './server/feed/feed.ts';
import { generatedTexts } from './server/generated-texts.ts';
import { graphRoutes } from './server/graph-routes.ts';
import { createHttpServer } from './server/http-server.ts';
import { openImageCache } from './server/images/image-cache.ts';
import { createExternalImages } from './server/images/image-sources.ts';
import { imageRoutes } from './server/images/images.ts';
import { createVisits } from './server/load/visits.ts';
import { isLocalRequest } from './server/local-request.ts';
import { looksRoutes } from './server/looks/looks-routes.ts';
import { observabilityRoutes, probeShop } from './server/observability-routes.ts';
import { outboxRoutes } from './server/outbox/outbox.ts';
import { manifestRoutes } from './server/pages/manifest.ts';
import { createPageCache } from './server/pages/page-cache.ts';
import { pageRoutes } from './server/pages/pages.ts';
import type { Storefront } from './server/pages/storefront.ts';
import { createPagePolicy } from './server/policy/content-security.ts';
import { shopEventRoutes } from './server/shop-events.ts';
import { shopPictures } from './server/shop-pictures.ts';
import { sitemapRoutes } from './server/sitemap/sitemap.ts';
import { vitalsRoutes } from './server/vitals.ts';
import { webhookRoutes } from './server/webhooks.ts';
import { CALL_KINDS } from './upstream/breaker.rules.ts';
import { WHOLE_SHOP } from './upstream/breakers.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

export interface GatewayOptions extends Storefront {
  config: Config;
  /** The base URL of the REST shop API, with its path prefix. */
  shopApiUrl: string;
  /** Signs calls which the shop API accepts from its gateway alone. Defaults to null: none. */
  shopSecret?: string | null;
  logger: Logger;
  /** Null disables card payments. */
  cards: CardPayments | null;
  partners: Partners;
  /** Defaults to none: no webhooks are sent. */
  webhookStore?: Kysely<PartnerTables>;
  orderEvents?: OrderEvents;
  rateLimiter: RateLimiter;
  /** Defaults to changes made through this gateway. */
  changes?: CatalogueChanges;
  /** Defaults to null: no tracing. */
  tracer?: Tracer | null;
  onRestRequest?: (method: string, path: string) => void;
  /** Defaults to new ones. */
  metrics?: Metrics;
}

export interface Gateway {
  handle: RequestListener;
  /** Resolves once shop API and search have answered, or so much later. */
  untilReady(milliseconds: number): Promise<void>;
  /** `/readyz` then answers 503, so that load balancers send new requests elsewhere. */
  stopping(): void;
  /** Closes connections to the shop API, after the last request. */
  close(): Promise<void>;
}

/** One plugin for each thing that it serves. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, logger, metrics = createMetrics() } = options;
  const services = openServices(options, metrics);
  const health = createHealth({ probe: () => probeShop(services.shopApi) });
  const visits = createVisits(options.rateLimiter, config);
  // The embedded shop alone tells what has changed.
  const cdn = config.cdn && !config.shopApiUrl ? createCdn({ ...config.cdn, changes: services.changes, logger }) : null;
  const exampleValues = createExampleValues(services);
  const { graphql, graphiql } = createGraph(options, services, { cdn, exampleValues });
  const origin = config.publicUrl;
  const isLocal = (request: IncomingMessage) => isLocalRequest(request, config.trustedProxies);

  const { app, serve } = createHttpServer({
    publicUrl: origin,
    loggedPath: options.loggedPath,
    logger,
    metrics,
    tracer: options.tracer ?? null,
  });
  const [admitPage, admitImage] = [visits.admit('pages'), visits.admit('images')];

  await serve(
    'observability',
    observabilityRoutes({ health, metrics, metricsToken: config.metricsToken ?? null, isLocal }),
  );
  await serve(
    'graphql',
    graphRoutes({
      graphql,
      graphiql,
      admitPage,
      addressOf: ({ headers, socket }) => addressOf(headers, socket.remoteAddress, config.trustedProxies),
      cacheSeconds: config.cacheSeconds,
      now: services.now,
    }),
  );
  await serve(
    'webhooks',
    webhookRoutes({ cards: options.cards, record: (event) => recordPayment(services.shopApi, event), logger }),
  );
  await serve('pages', cookieProbeRoutes(origin.startsWith('https:')), admitPage);
  if (config.vitalsRatio > 0) await serve('vitals', vitalsRoutes(metrics));
  const hasEvents = config.eventsSecret !== null;
  await serve('webhooks', shopEventRoutes({ shopApiUrl: options.shopApiUrl, hasEvents, logger }), admitPage);
  const { origin: shopOrigin } = new URL(options.shopApiUrl);
  await serve('images', openImages(config, shopOrigin, logger), admitImage);
  await serve('files', documentRoutes({ shopOrigin, logger }), admitImage);
  await serve(
    'files',
    documentArchiveRoutes({
      shopApi: services.shopApi,
      shopOrigin,
      publicUrl: origin,
      rateLimiter: options.rateLimiter,
      rateLimits: config.rateLimits,
      logger,
    }),
    admitPage,
  );
  await serve('feeds', feedRoutes({ services, logger }), admitPage);
  await serve('files', options.staticFiles);
  await serve('files', shopPictures(config.shopFolder));
  await serve('files', looksRoutes(config.looks, config.shopName));
  await serve('files', manifestRoutes(config));
  if (config.devOutbox) await serve('pages', outboxRoutes(services.shopApi, origin, isLocal));
  const generated = [sitemapRoutes({ services, origin, logger }), docsRoutes({ facts: config, exampleValues })];
  await serve('pages', generatedTexts(...generated), admitPage);
  await serve('pages', openPages(options, services, { cdn, execute: graphql.execute, busy: visits.busy }), admitPage);
  const webhooks = openPartnerWebhooks(options, services);
  app.addHook('onClose', async () => {
    cdn?.close();
    await webhooks?.close();
    await services.close();
  });
  warnOfData(services, logger);
  await app.ready();
  return {
    handle: (request, response) => app.routing(request, response),
    untilReady: (milliseconds) => health.untilReady(milliseconds),
    stopping: health.stop,
    close: () => app.close(),
  };
}

/** Without delaying the start. */
function warnOfData(services: GatewayServices, logger: Logger): void {
  const warning = bankHolidaysWarning(services.now());
  if (warning) logger.warn(warning);
  warnOfUnknownCategories(services, logger).catch((error: unknown) =>
    logger.error({ error }, 'the categories of shop.yaml could not be checked'),
  );
}

function openImages(config: Config, shopOrigin: string, logger: Logger) {
  return imageRoutes({
    shopOrigin,
    ownPicture: (path) => readPicture(config.categories.files, path) ?? readPicture(config.content, path),
    cache: openImageCache({ directory: join(config.dataDir, 'images'), bytesMaximum: config.imageCacheBytes, logger }),
    external: createExternalImages(config.imageHosts),
    logger,
  });
}

function openPages(
  options: GatewayOptions,
  services: GatewayServices,
  parts: Pick<Parameters<typeof pageRoutes>[0], 'cdn' | 'execute' | 'busy'>,
) {
  const { config } = options;
  return pageRoutes({
    ...options,
    ...parts,
    assets: withTheme(options.assets, config.looks.theme),
    themeColour: config.looks.theme.light.band,
    vitalsRatio: config.vitalsRatio,
    cache: createPageCache(config.cacheSeconds, services.changes),
    origin: config.publicUrl,
    policy: createPagePolicy({
      thirdParties: { hasTagManager: config.tagManagerId !== null, chatOrigins: config.chat?.origins ?? [] },
      development: config.development,
      secure: config.publicUrl.startsWith('https:'),
    }),
    now: services.now,
  });
}

function openPartnerWebhooks(
  { config, logger, webhookStore: db, orderEvents }: GatewayOptions,
  services: GatewayServices,
) {
  if (!db || !orderEvents) return undefined;
  return openWebhooks({
    ...services,
    db,
    orderEvents,
    allowsLoopback: config.development,
    onFailure: (error) => logger.warn({ error }, 'webhooks of partners could not be served'),
  });
}

/** The assets of a page with the style sheet of the shop's theme, after the storefront's own. */
function withTheme(assets: Storefront['assets'], { sheet }: Config['looks']['theme']): Storefront['assets'] {
  if (!sheet) return assets;
  return (routeModules) => {
    const { styles, ...others } = assets(routeModules);
    return { ...others, styles: [...styles, sheet.path] };
  };
}

function openServices(
  { config, logger, shopApiUrl, shopSecret = null, cards, changes, onRestRequest, orderEvents }: GatewayOptions,
  metrics: Metrics,
): GatewayServices {
  const logBreaker = logBreakers(logger);
  for (const breaker of [WHOLE_SHOP, ...CALL_KINDS]) metrics.breaker(breaker, false);
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
    async onPartnerOrder(partnerId, order) {
      await orderEvents
        ?.record(partnerId, order)
        .catch((error: unknown) => logger.warn({ error }, 'the webhooks of an order could not be stored yet'));
    },
  });
}

function createGraph(
  { config, partners, logger, ...options }: GatewayOptions,
  services: GatewayServices,
  { cdn, exampleValues }: { cdn: Cdn | null; exampleValues: () => Promise<ExampleValues> },
) {
  const callerOf = createCallers({
    partners,
    isOpen: config.isGraphOpen,
    rateLimits: config.rateLimits,
    now: services.now,
  });
  return {
    graphiql: createGraphiQL({ title: config.shopName, exampleValues }),
    graphql: createGraphQLServer({
      schema,
      services,
      operations: options.operations,
      maskError: createMaskError(logger),
      secureCookies: config.publicUrl.startsWith('https:'),
      callerOf,
      allowsOrigin: partners.allowsOrigin,
      operationText: partners.operationText,
      logger,
      rateLimiter: options.rateLimiter,
      cacheSeconds: config.cacheSeconds,
      cdn,
    }),
  };
}
