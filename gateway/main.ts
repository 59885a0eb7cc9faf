import { createServer } from 'node:http';
import { join } from 'node:path';
import { readConfig, type Config } from '../config/config.ts';
import { createGateway } from './gateway.ts';
import { openCardPayments } from './graph/payment/open-card-payments.ts';
import { CONNECTION_LIMITS, guardServer } from './server/load/connections.ts';
import { createLogger } from './server/logging.ts';
import { withGracefulShutdown } from './observability/graceful-shutdown.ts';
import { openPartners } from './partners/open-partners.ts';
import { openRateLimiter } from './partners/open-rate-limiter.ts';
import { openStorefront } from './server/storefront/storefront.ts';

const config = readConfigOrExit();
const logger = createLogger(config.logLevel);

/** How long open requests may take to end when the process is asked to stop, and how long all of it may. */
const DRAIN_MILLISECONDS = 8_000;
const STOP_MILLISECONDS = 9_500;

/** An idle connection is closed after so long; answers tell clients, so that none sends a request into the closing. */
const KEEP_ALIVE_MILLISECONDS = 5_000;

const shop = config.shopApiUrl
  ? null
  : await (await import('../shop/start-embedded-shop.ts')).startEmbeddedShop(config);
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
const { partners, consoleKey } = await openPartners({
  config,
  onFailure: (error) => logger.warn({ error }, 'the partners could not be read'),
});
const { rateLimiter, close: closeRateLimiter } = await openRateLimiter(config.redisUrl, (error) =>
  logger.warn({ error }, 'Redis cannot be reached: each gateway counts for itself'),
);
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
  cards: await openCardPayments(config, logger),
  shopApiUrl: config.shopApiUrl ?? shop?.url ?? '',
  shopSecret: shop?.secret ?? config.shopApiSecret ?? null,
  operations: storefront.operations,
  render: storefront.render,
  assets: storefront.assets,
  graphiql: storefront.graphiql,
  staticFiles: storefront.staticFiles,
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
gracefulServer.listen(config.port, config.host, () => {
  console.log(
    `${config.shopName} is open.\n  Storefront  ${config.publicUrl}/\n  GraphiQL    ${config.publicUrl}/graphql${consoleKey === null ? '' : `?partner_key=${consoleKey}`}\n  Shop API    ${config.shopApiUrl ?? shop?.url}`,
  );
});

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

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
  await Promise.all([gateway.close(), partners.close(), closeRateLimiter(), storefront.close(), tracing?.close()]);
  await shop?.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
