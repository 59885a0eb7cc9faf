import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import { createGateway } from './gateway.ts';
import { openCardPayments } from './graph/payment/open-card-payments.ts';
import { CONNECTION_LIMITS, guardServer } from './server/load/connections.ts';
import { StoppableServer, withGracefulShutdown } from './observability/graceful-shutdown.ts';
import { openPartners } from './partners/open-partners.ts';
import { openRateLimiter } from './partners/rate-limiter.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { openStorefront } from './server/storefront/storefront.ts';

/** Time limits of a shutdown: for requests in progress, and in total. */
const DRAIN_MILLISECONDS = 8_000;
const STOP_MILLISECONDS = 9_500;

/** Idle connections are closed after this time. Node announces it in the Keep-Alive header, so that clients stop reusing them in time. */
const KEEP_ALIVE_MILLISECONDS = 5_000;

type StopSignal = 'SIGTERM' | 'SIGINT';

interface RunOptions {
  config: Config;
  logger: Logger;
  /** The shop API's base URL, and the secret that signs calls which it accepts from its gateway alone. */
  shop: { url: string; secret: string | null };
  /** The temporary partner key printed at start; null for none. */
  consoleKey: string | null;
  changes: CatalogueChanges;
  onListening(): void;
  /** Called after the last request. */
  onStopped(): Promise<void>;
}

/** Runs the gateway in this process until it is to stop, then shuts down gracefully and exits. */
export async function runGateway({
  config,
  logger,
  shop,
  consoleKey,
  changes,
  onListening,
  onStopped,
}: RunOptions): Promise<void> {
  const server = new StoppableServer({
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
  async function stop(signal: StopSignal): Promise<void> {
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
    closeRateLimiter();
    await Promise.all([gateway.close(), partners.close(), storefront.close(), tracing?.close()]);
    await onStopped();
    process.exit(0);
  }
  server.listen(config.port, config.host, onListening);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
