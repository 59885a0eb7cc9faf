import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { openCardPayments } from './graph/payment/open-card-payments.ts';
import { SERVER_TIMES } from './limits.data.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { openPartners } from './partners/open-partners.ts';
import { openRateLimiter } from './partners/rate-limiter.ts';
import { createOrderEvents } from './partners/webhooks/order-events.ts';
import type { Storefront } from './server/pages/storefront.ts';
import { createCatalogueChanges, type CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

interface OpenOptions {
  config: Config;
  logger: Logger;
  /** The secret signs calls which the shop API accepts from its gateway alone. */
  shop: { url: string; secret: string | null };
  /** The temporary partner key printed at start; null for none. */
  consoleKey: string | null;
  changes?: CatalogueChanges;
  /** Of the process, which outlives a gateway that is loaded anew: they watch its event loop until it ends. */
  metrics?: Metrics;
  storefront: Storefront;
}

export interface OpenGateway extends Gateway {
  /** Builds the gateway anew, with empty caches, for later requests. Rejects when that fails; the old one goes on. */
  replaceWords(config: Config): Promise<void>;
}

/** `close` closes it after the last request, but not the storefront, which it was given. */
export async function openGateway({
  config,
  logger,
  shop,
  consoleKey,
  changes = createCatalogueChanges(),
  metrics = createMetrics(),
  storefront,
}: OpenOptions): Promise<OpenGateway> {
  const partners = await openPartners({
    config,
    consoleKey,
    onFailure: (error) => logger.warn({ error }, 'partners could not be read: the last ones read stay valid'),
  });
  const { rateLimiter, close: closeRateLimiter } = await openRateLimiter({
    redisUrl: config.redisUrl,
    onFailure: (error) => logger.warn({ error }, 'Redis is unavailable: rate limits are counted per process'),
  });
  const tracing =
    config.tracing &&
    (await import('./observability/open-tracing.ts')).openTracing({
      ...config.tracing,
      onFailure: (error) => logger.warn({ error }, 'traces cannot be sent'),
    });
  const shared = {
    logger,
    partners,
    webhookStore: partners.store,
    orderEvents: createOrderEvents(partners.store),
    rateLimiter,
    tracer: tracing,
    metrics,
    cards: await openCardPayments(config, logger),
    shopApiUrl: shop.url,
    shopSecret: shop.secret,
    ...storefront,
  };
  /** Earlier gateways are forgotten. */
  let listeners = noListeners();
  changes.onChange((change) => listeners.onChange.forEach((listener) => listener(change)));
  changes.onAnnounce((change) => listeners.onAnnounce.forEach((listener) => listener(change)));

  async function build(newest: Config): Promise<Gateway> {
    const own = noListeners();
    const gateway = await createGateway({
      ...shared,
      config: newest,
      changes: {
        ...changes,
        onChange: (listener) => void own.onChange.push(listener),
        onAnnounce: (listener) => void own.onAnnounce.push(listener),
      },
    });
    listeners = own;
    return gateway;
  }

  let current = await build(config);
  return {
    handle: ((request, response) => current.handle(request, response)) satisfies RequestListener,
    untilReady: (milliseconds) => current.untilReady(milliseconds),
    stopping: () => current.stopping(),
    async replaceWords(newest) {
      const before = current;
      current = await build(newest);
      // For a CDN, and the product feed.
      changes.announce('everything');
      // Requests in progress still use it.
      setTimeout(() => void before.close(), SERVER_TIMES.drainMilliseconds).unref();
    },
    async close() {
      closeRateLimiter();
      // Webhooks that it sends are in the partners' store.
      await current.close();
      await Promise.all([partners.close(), tracing?.close()]);
    },
  };
}

type Listeners = Parameters<CatalogueChanges['onChange']>[0][];

const noListeners = (): { onChange: Listeners; onAnnounce: Listeners } => ({ onChange: [], onAnnounce: [] });
