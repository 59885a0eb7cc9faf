import { readConfig, type Config } from '../config/config.ts';
import { closeDataDirectory } from './data-directory.ts';
import { mintConsoleKey } from './partners/console-key.ts';
import { runGateway } from './run-gateway.ts';
import { createLogger } from './server/logging.ts';
import { startupMessage } from './startup-message.ts';
import { createCatalogueChanges } from './upstream/changes/catalogue-changes.ts';
import { openRedisChannel } from './upstream/changes/redis-channel.ts';

const config = readConfigOrExit();
const logger = createLogger(config.logLevel);
await start();

/** Starts the product: the gateway, and the embedded shop unless another shop API is set. */
async function start(): Promise<void> {
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
  await runGateway({
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
  });
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

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
