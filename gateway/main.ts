import cluster from 'node:cluster';
import { readConfig, type Config } from '../config/config.ts';
import { closeDataDirectory } from './data-directory.ts';
import { mintConsoleKey } from './partners/console-key.ts';
import { createLogger } from './server/logging.ts';
import { startupMessage } from './startup-message.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { openRedisChannel } from './upstream/changes/redis-channel.ts';

/**
 * Starts the product. With `WORKERS=1` one process serves it. With more, this process is the primary: it holds the embedded shop and what the workers share, and
 * starts itself again as workers, which share the port.
 */
const config = readConfigOrExit();
const logger = createLogger(config.logLevel, cluster.isWorker ? process.pid : null);
if (cluster.isWorker) await runWorker();
else await runFirst();

async function runWorker(): Promise<void> {
  const { joinPrimary } = await import('./cluster/join-primary.ts');
  const { runGateway } = await import('./run-gateway.ts');
  const { shop, consoleKey, changes, onStop, ...primary } = await joinPrimary();
  await runGateway({
    config,
    logger,
    shop,
    consoleKey,
    changes,
    primary,
    onStop,
    onListening() {},
    async onStopped() {},
  });
}

/** Runs the process that was started by hand: the only one, or the primary. */
async function runFirst(): Promise<void> {
  const failure = closeDataDirectory(config.dataDir);
  if (failure) logger.warn({ error: failure }, 'other users of this machine may be able to read the data directory');
  const changes = createCatalogueChanges();
  const embedded = config.shopApiUrl
    ? null
    : await (await import('../shop/start-embedded-shop.ts')).startEmbeddedShop(config, changes.announce);
  // When another gateway announces a change, the embedded shop polls the shared database at once, instead of up to two seconds later.
  changes.onChange(() => embedded?.look());
  const channel =
    config.redisUrl === undefined
      ? null
      : await openRedisChannel(config.redisUrl, {
          changes,
          onFailure: (error) =>
            logger.warn({ error }, 'Redis is unavailable: cached answers may be stale until they expire'),
        });
  const shop = embedded
    ? { url: embedded.url, secret: embedded.secret }
    : { url: config.shopApiUrl ?? '', secret: config.shopApiSecret ?? null };
  const consoleKey = mintConsoleKey(config);
  const options = {
    config,
    logger,
    shop,
    consoleKey,
    changes,
    onListening() {
      console.log(startupMessage(config, { consoleKey, shopApiUrl: shop.url }));
      if (!config.development) void reportAtStart();
    },
    async onStopped() {
      channel?.close();
      await embedded?.stop();
    },
  };
  if (config.workers > 1 && config.development) console.log('WORKERS is ignored in development: one process serves.');
  if (config.workers > 1 && !config.development) await (await import('./cluster/run-primary.ts')).runPrimary(options);
  else await (await import('./run-gateway.ts')).runGateway({ ...options, onStop: onSignal, primary: null });
}

/** Reports why the shop is not ready to sell. Loaded after the gateway accepts requests, so that it does not delay the start. */
async function reportAtStart(): Promise<void> {
  const doctor = await import('./doctor/report-at-start.ts');
  await doctor.reportAtStart({
    config,
    defaults: readConfig({}),
    logger,
    readShop: config.shopApiUrl ? null : async () => (await import('../shop/shop-state.ts')).readShopState(config),
    print: process.stdout.isTTY ? (line) => console.log(line) : null,
  });
}

function onSignal(listener: (signal: 'SIGTERM' | 'SIGINT') => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => listener(signal));
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
