import type { FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { openCardPayments } from './graph/payment/open-card-payments.ts';
import { openPartners } from './partners/open-partners.ts';
import { openRateLimiter } from './partners/rate-limiter.ts';
import type { Storefront } from './server/pages/storefront.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

interface OpenOptions {
  config: Config;
  logger: Logger;
  /** The shop API's base URL, and the secret that signs calls which it accepts from its gateway alone. */
  shop: { url: string; secret: string | null };
  /** The temporary partner key printed at start; null for none. */
  consoleKey: string | null;
  changes?: CatalogueChanges;
  storefront: Storefront;
  /** Creates the server that the requests come from. */
  serverFactory: FastifyServerOptions['serverFactory'];
}

/** Opens what the gateway is made of, by its configuration. `close` closes it after the last request; not the storefront, which it was given. */
export async function openGateway({
  config,
  logger,
  shop,
  consoleKey,
  changes,
  storefront,
  serverFactory,
}: OpenOptions): Promise<{ gateway: Gateway; close(): Promise<void> }> {
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
  const gateway = await createGateway({
    config,
    logger,
    partners,
    rateLimiter,
    tracer: tracing,
    ...(changes && { changes }),
    cards: await openCardPayments(config, logger),
    shopApiUrl: shop.url,
    shopSecret: shop.secret,
    ...storefront,
    serverFactory,
  });
  return {
    gateway,
    async close() {
      closeRateLimiter();
      await Promise.all([gateway.close(), partners.close(), tracing?.close()]);
    },
  };
}
