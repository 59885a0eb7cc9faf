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

/** How long open requests may take to end when the process is asked to stop, and how long all of it may. */
const DRAIN_MILLISECONDS = 8_000;
const STOP_MILLISECONDS = 9_500;

/** An idle connection is closed after so long; answers tell clients, so that none sends a request into the closing. */
const KEEP_ALIVE_MILLISECONDS = 5_000;

interface RunOptions {
  config: Config;
  logger: Logger;
  /** The shop API, and the secret of the calls that are for its gateway alone. */
  shop: { url: string; secret: string | null };
  /** The temporary partner key of whoever started the process; null for none. */
  consoleKey: string | null;
  changes: CatalogueChanges;
  onListening(): void;
  /** Called when no request needs the shop any more. */
  stopShop(): Promise<void>;
}

/** Serves the whole product in this process until it is asked to stop by SIGTERM or SIGINT. */
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
    onFailure: (error) => logger.warn({ error }, 'the partners could not be read'),
  });
  const { rateLimiter, close: closeRateLimiter } = await openRateLimiter(config.redisUrl, (error) =>
    logger.warn({ error }, 'Redis cannot be reached: each gateway counts for itself'),
  );
  const changeChannel =
    config.redisUrl === undefined
      ? null
      : await openRedisChannel(config.redisUrl, {
          changes,
          onFailure: (error) => logger.warn({ error }, 'Redis cannot be reached: cached answers go by age alone'),
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
    // The development server holds sockets open for as long as it runs.
    if (config.development) await storefront.close();
    const drained = gracefulServer.stop(DRAIN_MILLISECONDS);
    // Whoever presses Ctrl-C waits for answers that are under way, and for nothing else.
    if (signal === 'SIGINT') server.closeIdleConnections();
    await drained;
    changeChannel?.close();
    await Promise.all([gateway.close(), partners.close(), closeRateLimiter(), storefront.close(), tracing?.close()]);
    await stopShop();
    process.exit(0);
  }
  gracefulServer.listen(config.port, config.host, onListening);
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}
