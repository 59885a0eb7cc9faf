import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createGateway } from './gateway.ts';
import { openCardPayments } from './graph/payment/open-card-payments.ts';
import { CONNECTION_LIMITS, guardServer } from './server/load/connections.ts';
import { withGracefulShutdown } from './observability/graceful-shutdown.ts';
import { openPartners } from './partners/open-partners.ts';
import { openRateLimiter } from './partners/open-rate-limiter.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { openRedisChannel } from './upstream/changes/redis-channel.ts';
import { openStorefront } from './server/storefront/storefront.ts';

/** Time limits of a shutdown: for requests in progress, and in total. */
const DRAIN_MILLISECONDS = 8_000;
const STOP_MILLISECONDS = 9_500;

/** Idle connections are closed after this time. Node announces it in the Keep-Alive header, so that clients stop reusing them in time. */
const KEEP_ALIVE_MILLISECONDS = 5_000;

interface RunOptions {
  config: Config;
  logger: Logger;
  /** The shop API's base URL, and the secret for calls that it accepts from its gateway alone. */
  shop: { url: string; secret: string | null };
  /** The temporary partner key printed at start; null for none. */
  consoleKey: string | null;
  changes: CatalogueChanges;
  onListening(): void;
  /** Stops the embedded shop; called after the last request. */
  stopShop(): Promise<void>;
}

/** Runs the gateway in this process until SIGTERM or SIGINT, then shuts down gracefully and exits. */
export async function runGateway({
  config,
  logger,
  shop,
  consoleKey,
  changes,
  onListening,
  stopShop,
}: RunOptions): Promise<void> {
  const server = createServer({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  });
  const storefront = await openStorefront({
    root: join(import.meta.dirname, '..'),
    development: config.development && { server },
  });
  const partners = await openPartners({
    config,
    consoleKey,
    onFailure: (error) => logger.warn({ error }, 'partners could not be read: the last ones read stay valid'),
  });
  const { rateLimiter, close: closeRateLimiter } = await openRateLimiter(config.redisUrl, (error) =>
    logger.warn({ error }, 'Redis is unavailable: rate limits are counted per process'),
  );
  const changeChannel =
    config.redisUrl === undefined
      ? null
      : await openRedisChannel(config.redisUrl, {
          changes,
          onFailure: (error) =>
            logger.warn({ error }, 'Redis is unavailable: cached answers may be stale until they expire'),
        });
  const tracing =
    config.tracing &&
    (await import('./observability/open-tracing.ts')).openTracing({
      ...config.tracing,
      onFailure: (error) => logger.warn({ error }, 'traces cannot be sent'),
    });
  const gateway = createGateway({
    config,
    logger,
    partners,
    rateLimiter,
    tracer: tracing,
    changes,
    cards: await openCardPayments(config, logger),
    shopApiUrl: shop.url,
    shopSecret: shop.secret,
    ...storefront,
  });

  const gracefulServer = withGracefulShutdown(server, gateway.handle);
  guardServer(server, gracefulServer.handle, {
    ...CONNECTION_LIMITS,
    ...(config.trustedProxies > 0 && { connectionsPerAddress: null }),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is in use: choose another with PORT=…` : error.message,
    );
    process.exit(1);
  });

  let stopping = false;
  async function stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    gateway.stopping();
    // The development server's WebSockets would keep the shutdown waiting.
    if (config.development) await storefront.close();
    const stopped = gracefulServer.stop(DRAIN_MILLISECONDS);
    // After Ctrl-C a developer should wait only for answers in progress, not for idle connections.
    if (signal === 'SIGINT') server.closeIdleConnections();
    await stopped;
    changeChannel?.close();
    await Promise.all([gateway.close(), partners.close(), closeRateLimiter(), storefront.close(), tracing?.close()]);
    await stopShop();
    process.exit(0);
  }
  gracefulServer.listen(config.port, config.host, onListening);
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}
